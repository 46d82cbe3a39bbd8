import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { Panel } from '../../../shell/parts/Panel.tsx'
import type { DrawnPattern } from '../drafting/patternOrders.ts'
import type { Editing } from '../editing/useEditing.ts'
import { editNames } from '../naming/editNames.ts'
import { usePieceWords } from '../naming/usePieceWords.ts'
import { useWhyWords } from '../naming/useWhyWords.ts'
import styles from './panels.module.css'

interface EditsPanelProps {
  edits: readonly Edit[]
  missed: DrawnPattern['missed']
  pieces: readonly Pick<Pattern['pieces'][number], 'id' | 'name'>[]
  editing: Editing
}

/** What was changed by hand, in its order; each is taken back by itself, and one that cannot be made any more says why. */
export function EditsPanel({ edits, missed, pieces, editing }: EditsPanelProps) {
  const { t } = useTranslation()
  const { nameOf } = usePieceWords()
  const { wordsOf } = useWhyWords()
  if (edits.length === 0) return null
  return (
    <Panel title={t('Changed by hand')} count={String(edits.length)}>
      <ol className={styles.edits} aria-label={t('Changed by hand')}>
        {edits.map((edit) => {
          const piece = pieces.find(({ id }) => id === edit.piece)
          const why = missed.find((one) => one.edit.id === edit.id)?.why
          const name = t(editNames[edit.kind].label)
          return (
            <li key={edit.id} data-missed={why ? true : undefined}>
              <span>
                {name}
                <small>{why ? t('Not made: {{why}}', { why: wordsOf(why) }) : piece && nameOf(piece)}</small>
              </span>
              <IconButton name={t('Take back {{name}}', { name })} size={32} onClick={() => editing.drop(edit.id)}>
                <IconTrash size={16} stroke={1.5} />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
