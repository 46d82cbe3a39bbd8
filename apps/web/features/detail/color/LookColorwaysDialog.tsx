import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import {
  addColorway,
  removeColorway,
  setColorRoles,
  wearColorway,
} from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { keptRoles } from '@toile/craft/designs/colorways/correctRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import { wornColorway } from '@toile/craft/designs/colorways/wornColorway.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import styles from '../../../shared/colorways/colorways.module.css'
import { AddPalette } from '../../../shared/colorways/AddPalette.tsx'
import { PalettePanel } from '../../../shared/colorways/PalettePanel.tsx'
import { ProposalTools } from '../../../shared/colorways/ProposalTools.tsx'
import { RoleList } from '../../../shared/colorways/RoleList.tsx'
import { useColorwayActs } from '../../../shared/colorways/useColorwayActs.ts'
import { useColorwayNames } from '../../../shared/colorways/useColorwayNames.ts'
import { useColorways } from '../../../shared/colorways/useColorways.ts'
import { type Palette, useShownPalettes } from '../../../shared/colorways/useShownPalettes.ts'
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

/** One look in other palettes: what it keeps, changed into and back at any time, proposals, and beside them the one that is chosen with all that can be changed about it; every act is a step of the look. */
export function LookColorwaysDialog({ look, entry, project, onClose }: LookColorwaysDialogProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(look.document)
  const edit = useMemo(() => editOf(look.document), [look])
  const designs = useMemo(() => [design], [design])
  const { wish, setWish, hasBoard, roles, proposals, inks, inked, finding } = useColorways(designs, project)
  const own = inked[0] ?? design
  const { done, count, tell } = useDrawnCount()
  const { colorways: kept = [] } = design
  const worn = useMemo(() => wornColorway(design), [design])
  const handed = useMemo(() => keptRoles(roles), [roles])
  const keep = (colorway: LookColorway) => edit(addColorway, { ...colorway, inks })
  const {
    palettes,
    edit: change,
    putAway,
  } = useShownPalettes({
    kept,
    proposals,
    onKeep: async (colorway) => {
      keep(colorway)
      return true
    },
  })
  const names = useColorwayNames(project)(palettes.map(({ colorway }) => colorway))
  const [chosen, setChosen] = useState('')
  const at = Math.max(
    0,
    palettes.findIndex(({ colorway }) => colorway.id === chosen),
  )
  const palette = palettes[at]
  const name = names[at] ?? ''
  const dyed = useMemo(
    () => palette && inColorway(own, palette.colorway, colorRoles([own], handed)),
    [palette, own, handed],
  )
  const { makeLook, exportPicture } = useColorwayActs(entry)
  const add = (colorway: LookColorway) => {
    change(colorway)
    setChosen(colorway.id)
  }
  const wear = ({ colorway }: Palette) => {
    keep(colorway)
    edit(wearColorway, { id: colorway.id })
  }
  const cards = (isKept: boolean) =>
    palettes.map((one, i) =>
      one.isKept === isKept ? (
        <ColorwayCard
          key={one.colorway.id}
          entry={entry}
          design={own}
          project={project}
          roles={roles}
          handed={handed}
          palette={one}
          name={names[i] ?? ''}
          isWorn={worn?.id === one.colorway.id}
          isChosen={i === at}
          onChoose={() => setChosen(one.colorway.id)}
          onWear={() => wear(one)}
          onState={(drawn) => tell(one.colorway.id, drawn)}
        />
      ) : null,
    )
  return (
    <Dialog title={t('Colourways of look {{number}}', { number: lookNumber(entry) })} size="whole" onClose={onClose}>
      <div className={styles.screen}>
        <ProposalTools wish={wish} hasBoard={hasBoard} onWish={setWish}>
          <AddPalette roles={roles} onAdd={add} />
          {finding && <span role="status">{t('Looking for colourways …')}</span>}
        </ProposalTools>
        <div className={styles.desk} data-of="look">
          <div className={styles.main}>
            {palettes.some(({ isKept }) => isKept) && (
              <Section title={t('Kept')}>
                <ul className={styles.cards} aria-label={t('Kept colourways')}>
                  {cards(true)}
                </ul>
              </Section>
            )}
            <Section title={t('Proposals')}>
              <ul className={styles.cards} aria-label={t('Proposed colourways')}>
                {cards(false)}
              </ul>
            </Section>
            <DrawnLine done={done} count={count} />
          </div>
          <aside className={styles.side}>
            {palette && dyed && (
              <PalettePanel
                palette={palette}
                name={name}
                entry={entry}
                design={dyed}
                roles={roles}
                project={project}
                onEdit={change}
                onAdd={add}
                onRemove={() =>
                  palette.isKept ? edit(removeColorway, { id: palette.colorway.id }) : putAway(palette.colorway)
                }
                acts={
                  <>
                    <Button size="compact-md" variant="default" onClick={() => void makeLook(dyed)}>
                      {t('Save as a new look')}
                    </Button>
                    <Button
                      size="compact-md"
                      variant="default"
                      onClick={() => exportPicture({ colors: palette.colorway.colors, roles: handed, inks })}
                    >
                      {t('Export as a picture')}
                    </Button>
                  </>
                }
              />
            )}
            <RoleList
              project={project}
              roles={roles}
              busy={false}
              onChange={(next) => edit(setColorRoles, { roles: next })}
            />
          </aside>
        </div>
      </div>
    </Dialog>
  )
}
