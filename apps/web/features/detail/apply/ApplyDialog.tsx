import { Button, Checkbox } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { applyTo, type CopyId, copyables } from '@toile/craft/designs/apply/applyTo.ts'
import { whyUnchanged } from '@toile/craft/designs/apply/whyUnchanged.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import { DrawnLine } from '../../../shared/drawing/DrawnLine.tsx'
import { useDrawnCount } from '../../../shared/drawing/useDrawnCount.ts'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { garmentLabel } from '../../../shared/open/names/garmentName.ts'
import { presentLooks } from '../../../shared/open/looks/collection.ts'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'
import { useCollection } from '../../../shared/open/looks/useCollection.ts'
import { useTogether } from '../../../shared/open/looks/useTogether.ts'
import styles from '../redesign/redesign.module.css'
import { AppliedCard } from './AppliedCard.tsx'
import { UnchangedList } from './UnchangedList.tsx'
import { useSeenOtherwise } from './useSeenOtherwise.ts'

interface ApplyDialogProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
  onClose: () => void
}

const without = <T,>(list: readonly T[], one: T, on: boolean): T[] =>
  on ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one)

/** Colours, cloth, prints, styling or pieces of a look laid on others: which looks would change is seen before it happens, and one undo takes it back everywhere. */
export function ApplyDialog({ look, entry, project, onClose }: ApplyDialogProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(look.document)
  const { data: collection } = useCollection(entry.projectId)
  const [what, setWhat] = useState<readonly CopyId[]>(['colors'])
  const [garments, setGarments] = useState<readonly string[]>(design.garments.map(({ id }) => id))
  const [left, setLeft] = useState<readonly string[]>([])
  const { busy, change, last, takeBackLast } = useTogether(entry.projectId)
  const drawn = useDrawnCount()
  const copied = { from: design, what, garments }
  const others = collection ? presentLooks(collection).filter(({ id }) => id !== entry.id) : []
  const said = others.map((one) => ({ one, why: whyUnchanged(one.document, copied) }))
  const tried = said.flatMap(({ one, why }) => (why ? [] : [{ one, after: applyTo(one.document, copied) }]))
  const seen = useSeenOtherwise(tried.map(({ one, after }) => ({ before: one.document, after })))
  const known = seen.filter((one) => one !== undefined).length
  const changed = tried.filter((_, i) => seen[i] !== false)
  const unchanged = [
    ...said.flatMap(({ one, why }) => (why ? [{ one, why }] : [])),
    ...tried.flatMap(({ one }, i) => (seen[i] === false ? [{ one, why: 'covered' as const }] : [])),
  ]
  const chosen = changed.filter(({ one }) => !left.includes(one.id)).slice(0, limits.looksTogether)
  const apply = async () => {
    const ids = chosen.map(({ one }) => one.id)
    if (await change(ids, (other) => applyTo(other, copied))) onClose()
  }
  return (
    <Dialog title={t('Apply look {{number}} to others', { number: lookNumber(entry) })} size="whole" onClose={onClose}>
      <div className={styles.parts}>
        <div className={styles.controls}>
          <Section title={t('What to copy')}>
            <div className={styles.locks}>
              {copyables.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={t(label)}
                  checked={what.includes(id)}
                  onChange={({ currentTarget }) => setWhat(without(what, id, currentTarget.checked))}
                />
              ))}
            </div>
          </Section>
          <Section title={t('From which garments')}>
            {design.garments.map((worn) => (
              <Checkbox
                key={worn.id}
                label={t(garmentLabel(worn, project))}
                checked={garments.includes(worn.id)}
                onChange={({ currentTarget }) => setGarments(without(garments, worn.id, currentTarget.checked))}
              />
            ))}
          </Section>
          {last && (
            <Button variant="default" loading={busy} onClick={() => void takeBackLast()}>
              {t('Undo in every look ({{number}})', { number: last.ids.length })}
            </Button>
          )}
        </div>
        <div className={styles.keep}>
          <Button loading={busy} disabled={chosen.length === 0 || known < tried.length} onClick={() => void apply()}>
            {t('Apply to chosen looks ({{number}})', { number: chosen.length })}
          </Button>
          <p className={styles.none}>
            {t('One undo takes it back in every look. Each look as it was is saved as a version.')}
          </p>
        </div>
        <div className={styles.results}>
          <p className={styles.count} role="status">
            {known < tried.length
              ? t('Looks being checked: {{done}} of {{number}}', { done: known, number: tried.length })
              : t('Would change: {{number}} of {{all}}', { number: changed.length, all: others.length })}
          </p>
          <DrawnLine done={drawn.done} count={drawn.count} />
          {changed.length === 0 ? (
            <p className={styles.none}>{t('No other look would change.')}</p>
          ) : (
            <ul className={`${styles.grid} ${styles.pairs}`} aria-label={t('Looks that would change')}>
              {changed.map(({ one, after }) => (
                <AppliedCard
                  key={one.id}
                  name={t('Look {{number}}', { number: lookNumber(one) })}
                  entry={one}
                  after={after}
                  chosen={!left.includes(one.id)}
                  onChoose={(on) => setLeft(without(left, one.id, !on))}
                  onState={(state) => drawn.tell(one.id, state)}
                />
              ))}
            </ul>
          )}
          <UnchangedList looks={unchanged} />
        </div>
      </div>
    </Dialog>
  )
}
