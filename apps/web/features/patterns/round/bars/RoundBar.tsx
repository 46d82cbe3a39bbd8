import {
  IconArrowsSplit,
  IconHandGrab,
  IconHandMove,
  IconPinned,
  IconPinnedOff,
  IconRotate360,
  IconTriangles,
  IconView360Arrow,
  IconWind,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import type { Round, RoundState } from '../openRound.ts'
import styles from '../round.module.css'
import type { RoundTool, RoundView } from '../view/roundView.ts'
import { PictureButton } from './PictureButton.tsx'
import { SceneButton } from './SceneButton.tsx'

interface RoundBarProps {
  view: RoundView
  onView: (view: RoundView) => void
  round: Round | null
  state: RoundState
  hasPrint: boolean
  /** The colour behind the form, where it is not that of the screen. */
  ground: { r: number; g: number; b: number } | null
}

/** What the pointer does, what is shown, in which light, and the picture that is taken. */
export function RoundBar({ view, onView, round, state, hasPrint, ground }: RoundBarProps) {
  const { t } = useTranslation()
  const tools: readonly { id: RoundTool; label: string; Icon: TablerIcon }[] = [
    { id: 'turn', label: t('Turn the form'), Icon: IconView360Arrow },
    { id: 'pull', label: t('Pull the cloth'), Icon: IconHandGrab },
    { id: 'pin', label: t('Pin the cloth'), Icon: IconPinned },
    ...(hasPrint ? [{ id: 'print' as const, label: t('Move the print'), Icon: IconHandMove }] : []),
  ]
  const readings = [
    { id: 'cloth', label: t('Cloth') },
    { id: 'tension', label: t('Tension') },
    { id: 'ease', label: t('Ease') },
  ] as const
  const switches = [
    { id: 'apart', label: t('Pieces apart'), Icon: IconArrowsSplit },
    { id: 'wire', label: t('Wires'), Icon: IconTriangles },
    { id: 'turning', label: t('Turntable'), Icon: IconRotate360 },
    { id: 'wind', label: t('Wind'), Icon: IconWind },
  ] as const
  return (
    <div className={styles.bar}>
      <div className={styles.group} role="group" aria-label={t('Tool')}>
        {tools.map(({ id, label, Icon }) => (
          <IconButton
            key={id}
            name={label}
            aria-pressed={view.tool === id}
            onClick={() => onView({ ...view, tool: id })}
          >
            <Icon size={19} stroke={1.4} />
          </IconButton>
        ))}
        {state.pins > 0 && (
          <IconButton name={t('Take all pins out')} onClick={() => round?.unpin()}>
            <IconPinnedOff size={19} stroke={1.4} />
          </IconButton>
        )}
      </div>
      <div className={styles.readings} role="group" aria-label={t('Shown')}>
        {readings.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={view.reading === id}
            onClick={() => onView({ ...view, reading: id })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.group} role="group" aria-label={t('Switches')}>
        {switches.map(({ id, label, Icon }) => (
          <IconButton
            key={id}
            name={label}
            aria-pressed={view[id]}
            onClick={() => onView({ ...view, [id]: !view[id] })}
          >
            <Icon size={19} stroke={1.4} />
          </IconButton>
        ))}
      </div>
      <div className={styles.group} data-last>
        <SceneButton view={view} onView={onView} />
        <PictureButton round={round} ground={ground} />
      </div>
    </div>
  )
}
