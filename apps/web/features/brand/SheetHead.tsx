import { Button, Menu, Textarea, TextInput } from '@mantine/core'
import { brands } from '@toile/contract/features/brands.ts'
import { setBrand } from '@toile/craft/brands/changes.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconTrash, IconUpload } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { toasts } from '../../shell/toasts/toasts.ts'
import { UploadLines } from '../../shared/uploads/UploadLines.tsx'
import { useFileChoice } from '../../shared/uploads/useFileChoice.tsx'
import { useSend } from '../../shell/calls/useCall.ts'
import { useDocument } from '../../shell/useDocument.ts'
import styles from './brand.module.css'
import { type BrandPlace, brandLine, takeStored } from './brandLine.ts'
import type { SheetPart } from './sheetPart.ts'

const states = { kept: 'Saved', keeping: 'Saving …', failed: 'Not saved' } as const

/** Logo, name, slogan and description, written where they stand (requirement S3.18). */
export function SheetHead({ opened, entry, onGone }: SheetPart & { onGone: () => void }) {
  const { t } = useTranslation()
  const { document } = opened
  const { value: brand, steps } = useDocument(document)
  const keeping = useSyncExternalStore(opened.subscribe, opened.keeping)
  const restore = useSend(brands.restoreBrand, { makesOld: [brands.listBrands] })
  const remove = useSend(brands.deleteBrand, {
    makesOld: [brands.listBrands],
    onDone: () => {
      toasts.done(t('{{name}} was deleted', { name: brand.name }), {
        label: t('Undo'),
        run: () => restore.send({ id: entry.id }),
      })
      onGone()
    },
  })
  const set = (own: GivenTo<typeof setBrand>) => document.change(setBrand, own)
  return (
    <header className={styles.head}>
      <title>{`${brand.name} · Toile`}</title>
      <div className={styles.headTools}>
        <Button variant="subtle" leftSection={<IconArrowLeft size={17} stroke={1.4} aria-hidden />} onClick={onGone}>
          {t('All brands')}
        </Button>
        <span role="status" className={styles.quiet}>
          {t(states[keeping])}
        </span>
        <IconButton
          name={steps.undo ? t('Undo: {{step}}', { step: t(steps.undo) }) : t('Nothing to undo')}
          disabled={steps.undo === null}
          onClick={() => document.undo()}
        >
          <IconArrowBackUp size={18} stroke={1.4} />
        </IconButton>
        <IconButton
          name={steps.redo ? t('Redo: {{step}}', { step: t(steps.redo) }) : t('Nothing to redo')}
          disabled={steps.redo === null}
          onClick={() => document.redo()}
        >
          <IconArrowForwardUp size={18} stroke={1.4} />
        </IconButton>
        <IconButton
          name={t('Delete {{name}}', { name: brand.name })}
          disabled={remove.busy}
          onClick={() => remove.send({ id: entry.id })}
        >
          <IconTrash size={18} stroke={1.4} />
        </IconButton>
      </div>
      <div className={styles.titles}>
        <Logo opened={opened} entry={entry} />
        <div className={styles.words}>
          <h1 className={styles.hidden}>{brand.name}</h1>
          <TextInput
            key={`name ${brand.name}`}
            aria-label={t('Name of the brand')}
            classNames={{ input: styles.nameInput }}
            variant="unstyled"
            maxLength={limits.nameLength}
            defaultValue={brand.name}
            onBlur={({ currentTarget }) => {
              const name = currentTarget.value.trim()
              if (!name) currentTarget.value = brand.name
              else if (name !== brand.name) set({ name })
            }}
          />
          <TextInput
            key={`slogan ${brand.slogan}`}
            aria-label={t('Slogan')}
            placeholder={t('Slogan')}
            classNames={{ input: styles.sloganInput }}
            variant="unstyled"
            maxLength={limits.brand.slogan}
            defaultValue={brand.slogan}
            onBlur={({ currentTarget: { value } }) => value.trim() !== brand.slogan && set({ slogan: value.trim() })}
          />
          <Textarea
            key={`description ${brand.description}`}
            aria-label={t('Description')}
            placeholder={t('What the brand stands for: mood, cloth, colours, for whom')}
            classNames={{ input: styles.descriptionInput }}
            variant="unstyled"
            autosize
            minRows={1}
            maxLength={limits.promptLength}
            defaultValue={brand.description}
            onBlur={({ currentTarget: { value } }) =>
              value.trim() !== brand.description && set({ description: value.trim() })
            }
          />
        </div>
      </div>
    </header>
  )
}

function Logo({ opened: { document }, entry: { id, logo } }: SheetPart) {
  const { t } = useTranslation()
  const { value: brand } = useDocument(document)
  const place: BrandPlace = `logo ${id}`
  useEffect(() => takeStored(place, (file) => document.change(setBrand, { logo: file })), [place, document])
  const choice = useFileChoice(t('Upload the logo'), (files) => void brandLine.add(place, files.slice(0, 1)), false)
  const shown = brand.logo && logo?.id === brand.logo ? logo : null
  return (
    <div className={styles.logo}>
      <Menu>
        <Menu.Target>
          <button type="button" aria-label={t('Logo')}>
            {shown ? <img src={shown.thumbnails.middle} alt="" /> : <span>{t('Logo')}</span>}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUpload size={16} stroke={1.4} aria-hidden />} onClick={choice.open}>
            {t('Upload the logo')}
          </Menu.Item>
          {brand.logo && (
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.4} aria-hidden />}
              onClick={() => document.change(setBrand, { logo: null })}
            >
              {t('Remove the logo')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {choice.input}
      <UploadLines line={brandLine} place={place} />
    </div>
  )
}
