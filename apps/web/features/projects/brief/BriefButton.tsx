import { Button } from '@mantine/core'
import type { ReadBrief } from '@toile/contract/project/brief.ts'
import { IconFileText } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './brief.module.css'
import { useBriefReading } from './useBriefReading.ts'

/** Chooses a brief in text, Markdown, PDF or Word, which is read at once (requirement S5.05). */
export function BriefButton({ label, onRead }: { label: string; onRead: (brief: ReadBrief) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { busy, refused, take } = useBriefReading(onRead)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.md,.markdown,.pdf,.docx,text/plain,text/markdown,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        aria-label={t('Brief')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconFileText size={16} stroke={1.4} aria-hidden />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </>
  )
}
