import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Duplicate } from '@toile/contract/features/files.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDays } from '../../shell/figures.ts'
import { megabytes } from './judgeFile.ts'
import type { DuplicateChoice } from './sendUpload.ts'
import styles from './uploads.module.css'
import { useFileAddress } from './useFileAddress.ts'

interface DuplicateQuestionProps {
  name: string
  file: File | null
  duplicate: Duplicate
  /** How many files of the same go are still to be settled, this one too. */
  open: number
  onChoice: (choice: DuplicateChoice, forAll: boolean) => void
}

/** A file that is here already: both pictures side by side, and what is to become of the new one (requirement S5.08). */
export function DuplicateQuestion({ name, file, duplicate, open, onChoice }: DuplicateQuestionProps) {
  const { t } = useTranslation()
  const day = useDays()
  const [forAll, setForAll] = useState(false)
  const address = useFileAddress(file)
  const heading = useId()
  const { kind, picture, storedAt, kept } = duplicate
  const size = (bytes: number) => t('{{size}} MB', { size: megabytes(Math.max(bytes, 50_000)) })
  return (
    <section className={styles.question} aria-labelledby={heading}>
      <p id={heading} role="alert">
        {kind === 'same'
          ? t('This picture is here already: {{name}}', { name })
          : t('A picture that looks the same is here already: {{name}}', { name })}
      </p>
      <div className={styles.both}>
        <figure>
          {address && <img src={address} alt={t('The new file')} />}
          <figcaption>
            <strong>{t('The new file')}</strong>
            <span>{name}</span>
            {file && <span>{size(file.size)}</span>}
          </figcaption>
        </figure>
        <figure>
          <img src={picture.thumbnails.middle} alt={t('The one that is here')} />
          <figcaption>
            <strong>{t('The one that is here')}</strong>
            <span>{picture.name}</span>
            <span>
              {picture.width} × {picture.height} · {size(picture.bytes)}
            </span>
            <span>{t('Stored on {{day}}', { day: day(storedAt) })}</span>
            {kept.map(({ place, name: where }) => (
              <span key={`${place} ${where}`}>
                {place === 'library'
                  ? t('In the library: {{name}}', { name: where })
                  : t('In the project: {{name}}', { name: where })}
              </span>
            ))}
          </figcaption>
        </figure>
      </div>
      {open > 1 && (
        <Checkbox
          checked={forAll}
          label={t('The same for all of these files')}
          onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
        />
      )}
      <div className={styles.choices}>
        <Button size="compact-md" onClick={() => onChoice('use', forAll)}>
          {t('Use the one that is here')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => onChoice('keep', forAll)}>
          {t('Keep both')}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={() => onChoice('skip', forAll)}>
          {t('Skip')}
        </Button>
      </div>
    </section>
  )
}
