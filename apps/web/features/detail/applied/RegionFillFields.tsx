import { SegmentedControl } from '@mantine/core'
import type { Region } from '@toile/craft/applied/region.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { findPrint, prints } from '@toile/craft/prints/index.ts'
import { isSamePrint } from '@toile/craft/prints/isSamePrint.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import { ColorChips } from '../../../shared/fields/colors/ColorChips.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { colorAt, gradientFrom } from '../../../shared/fields/colors/gradient.ts'
import { GradientEditor } from '../../../shared/fields/colors/GradientEditor.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { inPalette, layPrint } from '../print/placements.ts'
import { useBoardPrints } from '../print/useBoardPrints.ts'

interface RegionFillFieldsProps {
  fill: Region['fill']
  edge: Region['edge']
  project: Project
  onChange: (change: Partial<Pick<Region, 'fill' | 'edge'>>, drag?: string) => void
}

const kinds = ['solid', 'gradient', 'print', 'fabric'] as const
const dark: Color = { r: 40, g: 38, b: 44 }

/** What a region is made of, and its edge. */
export function RegionFillFields({ fill, edge, project, onChange }: RegionFillFieldsProps) {
  const { t } = useTranslation()
  const palette = project.boards.color.map(({ color }) => color)
  const color = colorOf(fill)
  const ofBoard = useBoardPrints(project)
  const offered = [...ofBoard, ...prints.map((one) => inPalette(one, palette, 1))]
  const lay = (id: string | undefined) => {
    const one = offered.find((other) => other.id === id) ?? offered[0]
    if (one) onChange({ fill: { kind: 'print', print: layPrint(one, null) } })
  }
  const turnTo = (kind: (typeof kinds)[number]) => {
    if (kind === 'print') return lay(undefined)
    if (kind === 'gradient') return onChange({ fill: { kind, gradient: gradientFrom(color, dark) } })
    return onChange({ fill: kind === 'solid' ? { kind, color } : { kind, fabric: 'denim', color } })
  }
  return (
    <>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('Fill')}
        value={fill.kind}
        onChange={(kind) => turnTo(kinds.find((one) => one === kind) ?? 'solid')}
        data={[
          { value: 'solid', label: t('Solid') },
          { value: 'gradient', label: t('Gradient') },
          { value: 'print', label: t('Print') },
          { value: 'fabric', label: t('Fabric') },
        ]}
      />
      {(fill.kind === 'solid' || fill.kind === 'fabric') && (
        <>
          <ColorField
            name={t('Colour')}
            color={color}
            onChange={(next) => onChange({ fill: { ...fill, color: next } }, 'color')}
          />
          <ColorChips
            project={project}
            current={color}
            onChoose={(next) => onChange({ fill: { ...fill, color: next } })}
          />
        </>
      )}
      {fill.kind === 'gradient' && (
        <GradientEditor
          gradient={fill.gradient}
          project={project}
          onChange={(gradient, drag) => onChange({ fill: { kind: 'gradient', gradient } }, drag)}
        />
      )}
      {fill.kind === 'print' && (
        <>
          <Choices
            name={t('Print')}
            width={4}
            current={offered.find(({ source }) => isSamePrint(source, fill.print.source))?.id ?? null}
            onChoose={lay}
            choices={offered.map(({ id, name, source, repeat, width }) => ({
              id,
              name: name ?? t(findPrint(id)?.label ?? id),
              picture: (
                <Thumb
                  order={{
                    kind: 'print',
                    source,
                    repeat,
                    across: Math.max(40, width * 1.4),
                    tileWidth: width,
                    width: 72,
                    height: 72,
                  }}
                />
              ),
            }))}
          />
          <NumberLine
            name={t('Repeat width')}
            unit=" mm"
            value={fill.print.width}
            least={2}
            most={Math.max(400, fill.print.width)}
            step={1}
            normal={null}
            onChange={(width) => onChange({ fill: { ...fill, print: { ...fill.print, width } } }, 'width')}
          />
        </>
      )}
      {fill.kind === 'fabric' && (
        <Choices
          name={t('Fabric')}
          width={4.5}
          current={fill.fabric}
          onChoose={(fabric) => onChange({ fill: { ...fill, fabric } })}
          choices={fabrics.map(({ id, label }) => ({
            id,
            name: t(label),
            picture: (
              <Thumb order={{ kind: 'garment', garment: 'circleSkirt', fabric: id, color, width: 80, height: 80 }} />
            ),
          }))}
        />
      )}
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('Edge of the region')}
        value={edge.kind}
        onChange={(kind) =>
          onChange({ edge: kind === 'feather' ? { kind, width: 20 } : { kind: kind === 'cut' ? 'cut' : 'seam' } })
        }
        data={[
          { value: 'seam', label: t('Sewn in') },
          { value: 'cut', label: t('Cut sharply') },
          { value: 'feather', label: t('Feathered') },
        ]}
      />
      {edge.kind === 'feather' && (
        <NumberLine
          name={t('Width of the feathering')}
          unit=" mm"
          value={edge.width}
          least={1}
          most={300}
          step={1}
          normal={20}
          onChange={(width) => onChange({ edge: { kind: 'feather', width } }, 'feather')}
        />
      )}
    </>
  )
}

function colorOf(fill: Region['fill']): Color {
  if (fill.kind === 'solid' || fill.kind === 'fabric') return fill.color
  if (fill.kind === 'gradient') return colorAt(fill.gradient, 0)
  return dark
}
