import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../../languages/numberOf.ts'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import type { Round, RoundState } from '../openRound.ts'
import styles from '../round.module.css'

interface RoundStatusProps {
  round: Round | null
  state: RoundState
  isBlowing: boolean
  onOpenAgain: () => void
}

/** How far the garment is, and what to do where it cannot be shown. */
export function RoundStatus({ round, state, isBlowing, onOpenAgain }: RoundStatusProps) {
  const { t } = useTranslation()
  const { stage, progress, isOn, graphics, held } = state
  if (graphics === 'none')
    return (
      <p className={styles.trouble} role="alert">
        {t(
          'This browser cannot draw in three dimensions here. How the garment fits is told in words, and its pieces are on the table.',
        )}
      </p>
    )
  if (graphics === 'gone' || stage === 'failed')
    return (
      <div className={styles.trouble} role="alert">
        <p>
          {stage === 'failed'
            ? t('This garment could not be hung on the form. Its pieces are safe.')
            : t('The graphics processor gave up. Your work is safe.')}
        </p>
        <Button variant="default" onClick={onOpenAgain}>
          {t('Try again')}
        </Button>
      </div>
    )
  const said = () => {
    if (graphics === 'lost') return t('The graphics processor is coming back')
    if (stage === 'form') return t('Making the form')
    if (stage === 'cloth') return t('Laying out the cloth')
    if (!isOn) return t('Stopped')
    if (isBlowing) return t('Wind')
    if (stage !== 'settled') return t('Settling, {{percent}}', { percent: percentOf(progress) })
    return held ? t('Settled') : t('It did not hold: the garment slipped, tore or went into the body.')
  }
  const isMoving = stage === 'settling'
  return (
    <div className={styles.status}>
      {isMoving && (
        <IconButton name={isOn ? t('Stop the cloth') : t('Let the cloth go on')} onClick={() => round?.run(!isOn)}>
          {isOn ? <IconPlayerPause size={18} stroke={1.4} /> : <IconPlayerPlay size={18} stroke={1.4} />}
        </IconButton>
      )}
      {/* Told at its turns alone, not at every percent. */}
      <span className={styles.unseen} role="status">
        {isMoving && isOn && !isBlowing && graphics === 'there' ? t('Settling') : said()}
      </span>
      <span aria-hidden>{said()}</span>
      {stage !== 'settled' && !isBlowing && (
        <progress aria-hidden value={stage === 'settling' ? progress : undefined} max={1} />
      )}
    </div>
  )
}
