import { type LineEntry, lines } from '@toile/contract/features/lines.ts'
import { chooseLineCategory } from '@toile/craft/sketches/lineChanges.ts'
import { drawnCategories } from '@toile/craft/sketches/lineDrawing.ts'
import { library } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/calls/useCall.ts'
import styles from './lines.module.css'

/** What a drawing may be, likeliest first: one press says which (requirement S3.11). One that is known offers nothing. */
export function CategoryChips({ entry: { id, name, document, revision } }: { entry: LineEntry }) {
  const { t } = useTranslation()
  const correct = useSend(lines.correct, { makesOld: [lines.list, lines.open, library.listItems] })
  const { choices, category } = document
  const [first] = choices
  const isSure = first?.category === category && first.confidence === 1
  if (choices.length < 2 && (isSure || choices.length === 0)) return null
  return (
    <div className={styles.chips} role="group" aria-label={t('What {{name}} is', { name })}>
      {choices.map((choice) => (
        <button
          key={choice.category}
          type="button"
          aria-pressed={choice.category === category}
          data-sure={(isSure && choice.category === category) || undefined}
          disabled={correct.busy}
          onClick={() =>
            correct.send({
              id,
              revision,
              document: chooseLineCategory.applied(document, { category: choice.category }),
            })
          }
        >
          {t(drawnCategories.find((one) => one.id === choice.category)?.label ?? '')}
        </button>
      ))}
    </div>
  )
}
