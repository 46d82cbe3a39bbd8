import { Button, SegmentedControl } from '@mantine/core'
import { changeRegion, layRegion } from '@toile/craft/designs/appliedChanges.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { GarmentTabProps } from '../edit.ts'
import { AppliedList } from './AppliedList.tsx'
import { RegionFillFields } from './RegionFillFields.tsx'
import { regionTools, type RegionTool } from '../regionTool.ts'
import { useLookMap } from '../../../shared/drawing/useLookMap.ts'

interface RegionTabProps extends GarmentTabProps {
  project: Project
  view: View
  tool: RegionTool
  onTool: (tool: RegionTool) => void
}

/** Pixels of the picture in which the parts of a garment are found. */
const mapped = { width: 400, height: 600 }
/** Half the side of the square that a region begins with, in millimetres. */
const half = 60

/** Regions of a garment that are designed otherwise: drawn on the look, filled, and what lies on the cloth (requirement S3.14). */
export function RegionTab({ design, worn, edit, project, view, tool, onTool }: RegionTabProps) {
  const { t } = useTranslation()
  const map = useLookMap(design, view, mapped.width, mapped.height)
  const [chosen, setChosen] = useState<string | null>(null)
  const region = worn.applied?.find((one) => one.kind === 'region' && one.id === chosen)
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
      region: { kind: 'region', id, at, outlines, fill: tool.fill, edge: tool.edge, hidden: false },
    })
    setChosen(id)
  }
  return (
    <>
      <Section
        title={t('New region')}
        actions={
          <Button size="compact-sm" variant="default" disabled={!first} onClick={square}>
            {t('Lay a square')}
          </Button>
        }
      >
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={t('Tool')}
          value={tool.kind ?? ''}
          onChange={(kind) => onTool({ ...tool, kind: regionTools.find(({ id }) => id === kind)?.id ?? null })}
          data={regionTools.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        <p className={styles.note}>{t('Draw on the look: the region stays on the cloth, whatever cut and stance.')}</p>
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
            fill={tool.fill}
            edge={tool.edge}
            project={project}
            onChange={(change) => onTool({ ...tool, ...change })}
          />
        )}
      </Section>
      {(worn.applied?.length ?? 0) > 0 && (
        <Section title={t('On the cloth')}>
          <AppliedList worn={worn} current={chosen} onChoose={setChosen} edit={edit} />
        </Section>
      )}
      {region?.kind === 'region' && (
        <Section title={t('Region')}>
          <NumberLine
            name={t('X, from the middle')}
            unit=" mm"
            value={region.at.u}
            least={Math.min(-400, region.at.u)}
            most={Math.max(400, region.at.u)}
            step={1}
            normal={null}
            onChange={(u) =>
              edit(
                changeRegion,
                { id: worn.id, region: region.id, change: { at: { ...region.at, u } } },
                `${region.id} x`,
              )
            }
          />
          <NumberLine
            name={region.at.from === 'top' ? t('Y, downwards') : t('Y, upwards from the lower end')}
            unit=" mm"
            value={region.at.v}
            least={Math.min(0, region.at.v)}
            most={Math.max(1200, region.at.v)}
            step={1}
            normal={null}
            onChange={(v) =>
              edit(
                changeRegion,
                { id: worn.id, region: region.id, change: { at: { ...region.at, v } } },
                `${region.id} y`,
              )
            }
          />
          <RegionFillFields
            fill={region.fill}
            edge={region.edge}
            project={project}
            onChange={(change, drag) =>
              edit(changeRegion, { id: worn.id, region: region.id, change }, drag && `${region.id} ${drag}`)
            }
          />
        </Section>
      )}
    </>
  )
}
