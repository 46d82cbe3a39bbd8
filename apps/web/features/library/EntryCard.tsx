import { figures } from '@toile/contract/features/figures.ts'
import { library, type LibraryEntry } from '@toile/contract/features/library.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { limits } from '@toile/fashion/limits.ts'
import { languageOf } from '@toile/fashion/languages/index.ts'
import { useNavigate } from '@tanstack/react-router'
import { IconArrowUpRight, IconPencil, IconTrash, IconUserEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tagOf } from '../../languages/index.ts'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useSend } from '../../shell/useCall.ts'
import { EntryName } from './EntryName.tsx'
import styles from './library.module.css'

const old = { makesOld: [library.listItems, figures.listFigures] }

/** One thing kept: its picture, its name to change in place, its day; a liked look leads back to its project. */
export function EntryCard({ entry }: { entry: LibraryEntry }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { id, tab, name, picture, designId, figure, createdAt } = entry
  const [naming, setNaming] = useState(false)
  const rename = useSend(library.renameItem, old)
  const restore = useSend(library.restoreItems, old)
  const remove = useSend(library.deleteItems, {
    ...old,
    onDone: () =>
      toasts.done(t('{{name}} was deleted', { name }), { label: t('Undo'), run: () => restore.send({ ids: [id] }) }),
  })
  const open = useSend(designs.openDesign, {
    onDone: ({ projectId, id: look }) => void navigate({ to: '/home/tools', search: { project: projectId, look } }),
  })
  const day = new Intl.DateTimeFormat(tagOf(languageOf(i18n.language)), { dateStyle: 'medium' })
  const keep = (text: string) => {
    setNaming(false)
    const wanted = text.trim().slice(0, limits.nameLength)
    if (wanted && wanted !== name) rename.send({ id, name: wanted })
  }
  return (
    <li className={styles.card} data-tall={designId !== null || undefined}>
      <div className={styles.picture}>
        {picture ? (
          <img
            src={picture.thumbnails.middle}
            srcSet={`${picture.thumbnails.middle} 480w, ${picture.thumbnails.large} 1024w`}
            sizes="16rem"
            alt={name}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span>{t('The picture is being drawn')}</span>
        )}
      </div>
      <div className={styles.line}>
        <EntryName name={name} naming={naming} onNaming={setNaming} onName={keep} />
        <IconButton size={32} name={t('Rename {{name}}', { name })} keys="F2" onClick={() => setNaming(true)}>
          <IconPencil size={16} stroke={1.4} />
        </IconButton>
        {tab === 'mannequins' && picture && (
          <IconButton
            size={32}
            name={
              figure ? t('Correct the points of {{name}}', { name }) : t('Make a mannequin from {{name}}', { name })
            }
            onClick={() =>
              void navigate({
                to: '/home/tools',
                search: { tool: 'figure', ...(figure ? { figure } : { file: picture.id }) },
              })
            }
          >
            <IconUserEdit size={16} stroke={1.4} />
          </IconButton>
        )}
        {designId && (
          <IconButton
            size={32}
            name={t('Open {{name}} in its project', { name })}
            disabled={open.busy}
            onClick={() => open.send({ id: designId })}
          >
            <IconArrowUpRight size={16} stroke={1.4} />
          </IconButton>
        )}
        <IconButton
          size={32}
          name={t('Delete {{name}}', { name })}
          disabled={remove.busy}
          onClick={() => remove.send({ ids: [id] })}
        >
          <IconTrash size={16} stroke={1.4} />
        </IconButton>
      </div>
      <small>{day.format(new Date(createdAt))}</small>
    </li>
  )
}
