import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../shell/session/person.ts'
import { useShowcase } from '../../shell/useShowcase.ts'
import styles from './home.module.css'
import { LineUp } from './LineUp.tsx'
import { WaysIn } from './WaysIn.tsx'

const steps = [
  { label: 'Gather', says: { label: 'Photographs, sketches, prints and colours go on four boards.' } },
  { label: 'Generate', says: { label: 'Eight looks are drawn from your boards, on the bodies you choose.' } },
  { label: 'Refine', says: { label: 'Colour, print, fabric and cut change at once, front and back.' } },
  { label: 'Finalise', says: { label: 'Keep what you like, and export pictures, line drawings and the document.' } },
] as const

/** The recommendation home (requirement S2.01): what Toile does, shown by its own drawings, and the ways in. */
export function SquareScreen() {
  const { t } = useTranslation()
  const person = usePerson()
  const { looks, waiting } = useShowcase()
  return (
    <div className={styles.square}>
      <title>{`Toile · ${t('A fashion design studio')}`}</title>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('From boards to a collection')}</h1>
          <p>
            {t(
              'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.',
            )}
          </p>
          <div className={styles.ways}>
            {person ? (
              <Button size="md" component={Link} to="/home/tools">
                {t('Continue designing')}
              </Button>
            ) : (
              <WaysIn />
            )}
          </div>
        </div>
        <LineUp looks={looks} waiting={waiting} />
      </section>
      <ol className={styles.steps}>
        {steps.map(({ label, says }) => (
          <li key={label}>
            <h2>{t(label)}</h2>
            <p>{t(says.label)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
