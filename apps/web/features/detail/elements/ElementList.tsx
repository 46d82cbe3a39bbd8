import { Button } from '@mantine/core'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { hideApplied, moveApplied, removeApplied } from '@toile/craft/designs/appliedChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { chooseElement } from './chosenElement.ts'

interface ElementListProps {
  worn: Worn
  laid: readonly NotionOn[]
  held: string | null
  edit: Edit
}

/** What is laid on the garment, the uppermost first, to be taken hold of, ordered, hidden and taken off. */
export function ElementList({ worn, laid, held, edit }: ElementListProps) {
  const { t } = useTranslation()
  if (laid.length === 0) return null
  const applied = worn.applied ?? []
  const at = applied.findIndex(({ id }) => id === held)
  const one = applied[at]
  const nameOf = ({ source }: NotionOn) =>
    source.kind === 'notion' ? t(findNotion(source.notion)?.label ?? 'Element') : t('Picture')
  return (
    <Section title={t('On this garment')}>
      <ul className={styles.garmentChips} aria-label={t('On this garment')}>
        {laid.toReversed().map((element) => (
          <li key={element.id}>
            <button type="button" aria-pressed={element.id === held} onClick={() => chooseElement(element.id)}>
              {nameOf(element)}
            </button>
          </li>
        ))}
      </ul>
      {one && (
        <div className={styles.row}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={at === applied.length - 1}
            onClick={() => edit(moveApplied, { id: worn.id, applied: one.id, to: at + 1 })}
          >
            {t('Above')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={at === 0}
            onClick={() => edit(moveApplied, { id: worn.id, applied: one.id, to: at - 1 })}
          >
            {t('Below')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => edit(hideApplied, { id: worn.id, applied: one.id, hidden: !one.hidden })}
          >
            {one.hidden ? t('Show') : t('Hide')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => edit(removeApplied, { id: worn.id, applied: one.id })}
          >
            {t('Take off')}
          </Button>
        </div>
      )}
    </Section>
  )
}
