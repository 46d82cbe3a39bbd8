import { useTranslation } from 'react-i18next'
import { Workbench } from '../shell/parts/Workbench.tsx'
import styles from './skeleton.module.css'

const boards = [4, 3, 3, 2]
const looks = Array.from({ length: 8 }, (_, i) => i)

/** The bench in its final shape while the project is on its way: nothing moves when it is there. */
export function BenchSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} aria-busy aria-label={t('The project is opening')} role="status">
      <Workbench
        names={{ left: t('Boards'), middle: t('Looks'), right: t('Detail') }}
        rail={[]}
        left={
          <div className={styles.boards} aria-hidden>
            {boards.map((tiles, board) => (
              <div key={board} className={styles.board}>
                <i className={styles.line} />
                {Array.from({ length: tiles }, (_, i) => (
                  <i key={i} className={styles.tile} />
                ))}
              </div>
            ))}
          </div>
        }
        middle={
          <div className={styles.middle} aria-hidden>
            <i className={styles.title} />
            <i className={styles.line} />
            <div className={styles.grid}>
              {looks.map((look) => (
                <i key={look} className={styles.look} />
              ))}
            </div>
          </div>
        }
        right={<i className={styles.stage} aria-hidden />}
      />
    </div>
  )
}
