import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { useBench, useKnown } from './painting/usePainting.ts'

/** Undo and redo of the painting, each named by its step. */
export function UndoPair() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { undo, redo } = useKnown()
  return (
    <>
      <IconButton
        name={undo ? t('Undo: {{step}}', { step: t(undo) }) : t('Nothing to undo')}
        keys="mod+z"
        disabled={!undo}
        onClick={() => painting.say({ say: 'undo' })}
      >
        <IconArrowBackUp size={20} stroke={1.4} />
      </IconButton>
      <IconButton
        name={redo ? t('Redo: {{step}}', { step: t(redo) }) : t('Nothing to redo')}
        keys="mod+shift+z"
        disabled={!redo}
        onClick={() => painting.say({ say: 'redo' })}
      >
        <IconArrowForwardUp size={20} stroke={1.4} />
      </IconButton>
    </>
  )
}
