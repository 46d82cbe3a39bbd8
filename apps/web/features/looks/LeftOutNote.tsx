import type { LeftOut } from '@toile/contract/tasks/leftOut.ts'
import { leftOutSentences } from '@toile/craft/sketches/leftOut.ts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import styles from './looks.module.css'

interface LeftOutNoteProps {
  leftOut: readonly LeftOut[]
  onDismiss: () => void
}

/** Which sketches the latest looks were made without, and why (requirement S1.05). */
export function LeftOutNote({ leftOut, onDismiss }: LeftOutNoteProps) {
  const { t } = useTranslation()
  if (leftOut.length === 0) return null
  return (
    <div className={styles.leftOut} role="status">
      <ul>
        {leftOut.map(({ fileId, name, why }) => (
          <li key={fileId}>
            {t(leftOutSentences[why].replaceAll(/\{(\w+)\}/g, '{{$1}}'), { name: name || t('Sketch') })}
          </li>
        ))}
      </ul>
      <IconButton name={t('Put away')} onClick={onDismiss}>
        <IconX size={18} stroke={1.4} />
      </IconButton>
    </div>
  )
}
