import type { DesignEntry } from '@toile/contract/features/designs.ts'
import {
  addColorway,
  changeColorway,
  removeColorway,
  setColorRoles,
  wearColorway,
} from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { wornColorway } from '@toile/craft/designs/colorways/wornColorway.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import styles from '../../../shared/colorways/colorways.module.css'
import { ProposalTools } from '../../../shared/colorways/ProposalTools.tsx'
import { RoleList } from '../../../shared/colorways/RoleList.tsx'
import { useColorways } from '../../../shared/colorways/useColorways.ts'
import { DrawnLine } from '../../../shared/drawing/DrawnLine.tsx'
import { useDrawnCount } from '../../../shared/drawing/useDrawnCount.ts'
import { editOf } from '../../../shared/fields/editOf.ts'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'
import { ColorwayCard } from './ColorwayCard.tsx'

interface LookColorwaysDialogProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
  onClose: () => void
}

/** One look in other palettes: what it keeps, changed into and back at any time, and proposals; every act is a step of the look. */
export function LookColorwaysDialog({ look, entry, project, onClose }: LookColorwaysDialogProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(look.document)
  const edit = useMemo(() => editOf(look.document), [look])
  const designs = useMemo(() => [design], [design])
  const { wish, setWish, roles, proposals, finding } = useColorways(designs, project)
  const { done, count, tell } = useDrawnCount()
  const kept = design.colorways ?? []
  const worn = useMemo(() => wornColorway(design), [design])
  const open = proposals.filter(({ id }) => kept.every((one) => one.id !== id))
  const keep = (colorway: LookColorway) => edit(addColorway, colorway)
  const wear = (colorway: LookColorway) => {
    if (kept.every(({ id }) => id !== colorway.id)) keep(colorway)
    edit(wearColorway, { id: colorway.id })
  }
  const shared = (colorway: LookColorway) => ({
    entry,
    design,
    project,
    roles,
    colorway,
    onWear: () => wear(colorway),
    onState: (drawn: boolean | null) => tell(colorway.id, drawn),
  })
  return (
    <Dialog title={t('Colourways of look {{number}}', { number: lookNumber(entry) })} size="whole" onClose={onClose}>
      <DrawnLine done={done} count={count} />
      {kept.length > 0 && (
        <Section title={t('Kept')}>
          <ul className={styles.cards} aria-label={t('Kept colourways')}>
            {kept.map((one) => (
              <ColorwayCard
                key={one.id}
                {...shared(one)}
                isWorn={worn?.id === one.id}
                onRename={(name) => edit(changeColorway, { id: one.id, name })}
                onRemove={() => edit(removeColorway, { id: one.id })}
              />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('Proposals')}>
        <ProposalTools wish={wish} onWish={setWish} />
        {finding && open.length === 0 && <p role="status">{t('Looking for colourways …')}</p>}
        <ul className={styles.cards} aria-label={t('Proposed colourways')}>
          {open.map((one) => (
            <ColorwayCard key={one.id} {...shared(one)} isWorn={false} onKeep={() => keep(one)} />
          ))}
        </ul>
      </Section>
      <RoleList
        project={project}
        roles={roles}
        busy={false}
        onChange={(next) => edit(setColorRoles, { roles: next })}
      />
    </Dialog>
  )
}
