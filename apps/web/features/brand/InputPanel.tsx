import { Button, Checkbox } from '@mantine/core'
import { addBrandPictures, removeBrandPicture } from '@toile/craft/brands/changes.ts'
import { checkInput } from '@toile/craft/brands/checkInput.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconCheck, IconMinus, IconPhotoPlus, IconTriangle, IconX } from '@tabler/icons-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { toasts } from '../../shell/toasts/toasts.ts'
import { UploadButton } from '../../shared/uploads/UploadButton.tsx'
import { UploadLines } from '../../shared/uploads/UploadLines.tsx'
import { useDocument } from '../../shell/useDocument.ts'
import styles from './brand.module.css'
import { type BrandPlace, brandLine, takeStored } from './brandLine.ts'
import type { SheetPart } from './sheetPart.ts'
import { lazyPart } from '../../shell/lazyPart.ts'

const PicturesDialog = lazyPart(
  'shared',
  async () => (await import('../../shared/library/PicturesDialog.tsx')).PicturesDialog,
)
const marks = { good: IconCheck, poor: IconTriangle, open: IconMinus }

/** The pictures of a brand, the declaration of their rights, and the checklist of good input (requirement S2.61). */
export function InputPanel({ opened, entry }: SheetPart) {
  const { t } = useTranslation()
  const { document } = opened
  const { value: brand } = useDocument(document)
  const [declared, setDeclared] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const place: BrandPlace = `picture ${entry.id}`
  const add = useCallback(
    (ids: readonly string[]) => {
      opened.declare()
      document.change(addBrandPictures, ids)
    },
    [opened, document],
  )
  useEffect(() => takeStored(place, (file) => add([file])), [place, add])
  const known = new Map(entry.pictures.map((one) => [one.picture.id, one]))
  const shown = brand.pictures.flatMap((id) => known.get(id) ?? [])
  const checks = checkInput(brand.pictures.map((id) => ({ id, reading: known.get(id)?.reading ?? null })))
  const room = limits.brand.most - brand.pictures.length
  return (
    <section aria-labelledby="brand-input" className={`${styles.part} ${styles.input}`}>
      <div>
        <h2 id="brand-input">
          {t('Pictures')}{' '}
          <span>{t('{{count}} of {{most}}', { count: brand.pictures.length, most: limits.brand.most })}</span>
        </h2>
        <Checkbox
          className={styles.rights}
          checked={declared}
          onChange={({ currentTarget }) => setDeclared(currentTarget.checked)}
          label={t('I hold the rights in the pictures that I add, or may use them for this')}
        />
        <div className={styles.adding}>
          <UploadButton
            name={t('Upload pictures of the brand')}
            label={t('Upload')}
            multiple
            disabled={!declared || room === 0}
            onFiles={(files) => {
              if (files.length > room)
                toasts.warn(t('A brand holds {{most}} pictures; the rest was not added', { most: limits.brand.most }))
              brandLine.add(place, files.slice(0, room))
            }}
          />
          <Button
            variant="default"
            disabled={!declared || room === 0}
            leftSection={<IconPhotoPlus size={16} stroke={1.4} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {t('From the library')}
          </Button>
          {!declared && <span className={styles.quiet}>{t('Declare the rights first')}</span>}
        </div>
        <UploadLines line={brandLine} place={place} />
        <ul className={styles.pictures} aria-label={t('Pictures')}>
          {shown.map(({ picture, reading }) => (
            <li key={picture.id} data-faulty={(reading?.faults.length ?? 0) > 0 || undefined}>
              <img src={picture.thumbnails.small} alt={picture.name} loading="lazy" decoding="async" />
              <IconButton
                size={32}
                className={styles.removePicture}
                name={t('Remove {{name}}', { name: picture.name })}
                onClick={() => document.change(removeBrandPicture, picture.id)}
              >
                <IconX size={16} stroke={1.4} />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{t('Good pictures')}</h2>
        <ul className={styles.checks}>
          {checks.map(({ check, state, against }) => {
            const Mark = marks[state]
            return (
              <li key={check.id} data-state={state}>
                <Mark size={16} stroke={1.6} role="img" aria-label={t(says[state])} />
                <span>
                  {t(check.label)}
                  <small>
                    {against.length > 0 ? t('Not so in {{count}} pictures', { count: against.length }) : t(check.why)}
                  </small>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      {choosing && (
        <Suspense>
          <PicturesDialog
            room={room}
            off={(_, { id }) => (brand.pictures.includes(id) ? t('In this brand already') : undefined)}
            onAdd={(pictures) => add(pictures.map(({ id }) => id))}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

const says = { good: 'Good', poor: 'Could be better', open: 'Not measured yet' } as const
