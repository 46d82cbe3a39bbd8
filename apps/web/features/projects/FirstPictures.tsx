import { Button } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { judgeFile, megabytes } from '../../shared/uploads/judgeFile.ts'
import styles from '../../shared/open/head/project.module.css'

const { pictures: most, bytes } = limits.newProject

/** Up to five pictures that a new project begins with (requirement S5.05); what cannot be taken is named with its reason. */
export function FirstPictures({
  pictures,
  onChange,
}: {
  pictures: readonly File[]
  onChange: (files: readonly File[]) => void
}) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const take = async (files: readonly File[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, why: await judgeFile(file) })))
    const good = judged.flatMap(({ file, why }) => (why ? [] : [file]))
    const room = most - pictures.length
    onChange([...pictures, ...good.slice(0, room)])
    setRefused([
      ...judged.flatMap(({ file, why }) => (why ? [`${file.name}: ${why}`] : [])),
      ...good.slice(room).map(({ name }) => `${name}: ${t('{{most}} pictures are the most here', { most })}`),
    ])
  }
  return (
    <div className={styles.first}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('First pictures')}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconUpload size={16} stroke={1.4} aria-hidden />}
        disabled={pictures.length >= most}
        onClick={() => input.current?.click()}
      >
        {t('First pictures for the moodboard')}
      </Button>
      <span>
        {t('{{present}} of {{most}}, {{size}} MB each at most', {
          present: pictures.length,
          most,
          size: megabytes(bytes),
        })}
      </span>
      {pictures.length > 0 && (
        <ul>
          {pictures.map((file, i) => (
            <li key={`${file.name} ${file.size} ${i}`}>
              {file.name}
              <IconButton
                size={28}
                name={t('Leave {{name}} out', { name: file.name })}
                onClick={() => onChange(pictures.filter((one) => one !== file))}
              >
                <IconX size={15} stroke={1.5} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {refused.map((sentence) => (
        <p key={sentence} role="alert">
          {sentence}
        </p>
      ))}
    </div>
  )
}
