import { useTranslation } from 'react-i18next'
import styles from './uploads.module.css'
import { useTrialRoom } from './useTrialRoom.ts'

/** How much of a trial's pictures is used, beside where pictures are added (requirement S5.06); nothing for anybody else. `plain` in a dialog, which has its own edges. */
export function TrialCount({ plain = false }: { plain?: boolean }) {
  const { t } = useTranslation()
  const room = useTrialRoom()
  if (!room) return null
  return (
    <p className={styles.trial} data-plain={plain || undefined} data-full={room.left === 0 || undefined}>
      {t('{{held}} of {{most}} pictures of your trial', { held: room.held, most: room.most })}
      {room.left === 0 && (
        <span>
          {t(
            'Your trial holds no more pictures of your own; what is generated and what the library has can still be added.',
          )}
        </span>
      )}
    </p>
  )
}
