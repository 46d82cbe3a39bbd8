import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { IconAdjustments, IconArrowsShuffle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'

interface SketchActionsProps {
  entry: ElementEntry
  busy: boolean
  onTurn: () => void
  onVary: () => void
}

/** What can be done with a made sketch beside keeping it: turn its knobs, or have variations of it. */
export function SketchActions({ entry: { name }, busy, onTurn, onVary }: SketchActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton name={t('Adjust {{name}}', { name })} onClick={onTurn}>
        <IconAdjustments size={18} stroke={1.4} />
      </IconButton>
      <IconButton name={t('Variations of {{name}}', { name })} disabled={busy} onClick={onVary}>
        <IconArrowsShuffle size={18} stroke={1.4} />
      </IconButton>
    </>
  )
}
