import { Button, Menu } from '@mantine/core'
import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../shell/calls/api.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { exports } from '../../shell/exports/exports.ts'
import { fileName } from '../../shell/exports/fileName.ts'
import styles from './looks.module.css'
import { showEntry } from '../../shared/open/looks/useCollection.ts'

interface CollectionMenuProps {
  projectId: string
  name: string
  liked: number
  settle: () => Promise<unknown>
  onImported: (id: string) => void
}

/** Export of a whole collection, and import of a design. */
export function CollectionMenu({ projectId, name, liked, settle, onImported }: CollectionMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const zip = (only: 'all' | 'liked') =>
    void exports.order(collections.exportCollection, { projectId, only }, `${fileName(name)}.zip`, settle)
  const take = async (file: File) => {
    const read = designSchema.safeParse(
      await file
        .text()
        .then(JSON.parse)
        .catch(() => null),
    )
    if (!read.success) {
      const rule = read.error.issues[0]?.path.join('.') || file.name
      return toasts.warn(t(refusals.documentUnreadable.says.replace('{rule}', '{{rule}}'), { rule }))
    }
    try {
      const entry = await send(designs.importDesign, { projectId, document: read.data }, { key: newKey() })
      showEntry(entry)
      onImported(entry.id)
      toasts.done(t('Look {{number}} was imported', { number: lookNumber(entry) }))
    } catch (error) {
      sayRefusal(error)
    }
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            aria-haspopup="menu"
            aria-label={t('Export')}
            classNames={{ root: styles.export ?? '', section: styles.exportIcon ?? '' }}
          >
            <span className={styles.exportText}>{t('Export')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => zip('all')}>{t('The collection as a ZIP')}</Menu.Item>
          <Menu.Item disabled={liked === 0} onClick={() => zip('liked')}>
            {t('The liked looks as a ZIP')}
          </Menu.Item>
          <Menu.Item
            disabled={liked === 0}
            onClick={() =>
              void navigate({ to: '/home/tools', search: { tool: 'product', project: projectId, looks: 'liked' } })
            }
          >
            {t('Product images of the liked looks')}
          </Menu.Item>
          <Menu.Item
            disabled={liked === 0}
            onClick={() =>
              void navigate({ to: '/home/tools', search: { tool: 'film', project: projectId, looks: 'liked' } })
            }
          >
            {t('Films of the liked looks')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => input.current?.click()}>{t('Import a design')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
