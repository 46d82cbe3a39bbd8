import { Button } from '@mantine/core'
import { layRegion } from '@toile/craft/designs/appliedChanges.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { GarmentTabProps } from '../edit.ts'
import { chooseApplied, useChosenApplied } from '../applied/chosenApplied.ts'
import { OnTheCloth } from '../applied/OnTheCloth.tsx'
import { roomOnCloth, saysFull } from '../applied/roomOnCloth.ts'
import { RegionFillFields } from '../applied/RegionFillFields.tsx'
import { fillOf } from './fillOf.ts'
import type { RegionTool } from '../regionTool.ts'
import { ToolPicker } from './ToolPicker.tsx'
import { mapSize, useLookMap } from '../../../shared/drawing/useLookMap.ts'

interface RegionTabProps extends GarmentTabProps {
  project: Project
  view: View
  tool: RegionTool
  onTool: (tool: RegionTool) => void
}

/** Half the side of the square that a region begins with, in millimetres. */
const half = 60

/** Regions of a garment that are designed otherwise: drawn on the look, filled, and what lies on the cloth (requirement S3.14). */
export function RegionTab({ design, worn, edit, project, view, tool, onTool }: RegionTabProps) {
  const { t } = useTranslation()
  const map = useLookMap(design, view, mapSize.width, mapSize.height)
  const chosen = useChosenApplied()
  const region = worn.applied?.find((one) => one.kind === 'region' && one.id === chosen)
  const fill = fillOf(tool, project, worn)
  const full = roomOnCloth(worn) === 0
  const garment = design.garments.findIndex(({ id }) => id === worn.id)
  const first = map?.pieces.find((one) => one.garment === garment)
  const square = () => {
    if (!first) return
    const id = crypto.randomUUID()
    const { part, piece, side, chart } = first
    const at = {
      part,
      ...(piece ? { piece } : {}),
      side,
      u: 0,
      v: Math.min(300, chart.length / 2),
      from: 'top' as const,
    }
    const corner = (x: number, y: number): [number, number] => [x * half, y * half]
    const outlines = [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]]
    edit(layRegion, {
      id: worn.id,
      region: { kind: 'region', id, at, outlines, fill, edge: tool.edge, hidden: false },
    })
    chooseApplied(id)
  }
  return (
    <>
      <Section
        title={t('New region')}
        actions={
          tool.kind ? (
            <Button size="compact-sm" variant="default" onClick={() => onTool({ ...tool, kind: null })}>
              {t('Stop drawing')}
            </Button>
          ) : (
            <Button size="compact-sm" variant="default" disabled={!first || full} onClick={square}>
              {t('Add a square')}
            </Button>
          )
        }
      >
        {full && (
          <p className={styles.note} role="status">
            {saysFull(t)}
          </p>
        )}
        {!tool.kind && !full && !first && (
          <p className={styles.note} role="status">
            {map
              ? t('Nothing of this garment is seen from this side; turn the look to add a square.')
              : t('The look is being drawn; a square can be added in a moment.')}
          </p>
        )}
        <ToolPicker tool={tool} onTool={onTool} />
        {!region && <p className={styles.note}>{t('Draw on the look; what you draw stays on the cloth.')}</p>}
        {tool.kind === 'brush' && (
          <NumberLine
            name={t('Width of the brush')}
            unit=" mm"
            value={tool.brush}
            least={4}
            most={200}
            step={1}
            normal={40}
            onChange={(brush) => onTool({ ...tool, brush })}
          />
        )}
        {tool.kind === 'wand' && (
          <NumberLine
            name={t('Tolerance')}
            value={tool.tolerance}
            least={2}
            most={160}
            step={1}
            normal={36}
            onChange={(tolerance) => onTool({ ...tool, tolerance })}
          />
        )}
        {!region && (
          <RegionFillFields
            fill={fill}
            edge={tool.edge}
            project={project}
            onChange={(change) => onTool({ ...tool, ...change })}
          />
        )}
      </Section>
      <OnTheCloth
        fieldsFirst
        worn={worn}
        project={project}
        edit={edit}
        onFilled={(change) => onTool({ ...tool, ...change })}
      />
    </>
  )
}
