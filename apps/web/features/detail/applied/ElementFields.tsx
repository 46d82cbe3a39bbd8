import { Switch } from '@mantine/core'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import { changeNotion } from '@toile/craft/designs/notionChanges.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { AngleDial } from '../../../shared/fields/numbers/AngleDial.tsx'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { movedBy } from './movedBy.ts'

/** Where a row ends that begins with so many copies: downwards, half an element between two of them. */
const endOfRow = (at: Spot, width: number, count: number) => movedBy(at, 0, Math.round(width * 1.5) * (count - 1))

interface ElementFieldsProps {
  garment: string
  element: NotionOn
  edit: Edit
}

/** The exact numbers, colours and knobs of the element that is taken hold of. */
export function ElementFields({ garment, element, edit }: ElementFieldsProps) {
  const { t } = useTranslation()
  const { source, at, width, angle, copies } = element
  const notion = source.kind === 'notion' ? findNotion(source.notion) : null
  const change = (next: GivenTo<typeof changeNotion>['change'], drag?: string) =>
    edit(changeNotion, { id: garment, notion: element.id, change: next }, drag && `${element.id} ${drag}`)
  const line = { unit: ' mm', decimals: 1, step: 1 }
  const turn = (name: string, value: number | string | null) => {
    if (source.kind !== 'notion' || !notion) return
    const { [name]: _, ...others } = source.knobs ?? {}
    const knobs = value === null ? others : { ...others, [name]: value }
    // What is cut longer stays in its scale.
    const scale = notion.size(knobs)[0] / notion.size(source.knobs)[0]
    change({ source: { ...source, knobs }, width: Math.min(1500, Math.max(2, width * scale)) }, `knob ${name}`)
  }
  return (
    <Section title={t(notion?.label ?? (source.kind === 'paint' ? 'Paint' : 'Picture'))}>
      <NumberLine
        {...line}
        name={t('Width on the cloth')}
        value={width}
        least={2}
        most={Math.max(400, width)}
        normal={notion?.size(source.kind === 'notion' ? source.knobs : {})[0] ?? 120}
        onChange={(next) => change({ width: next }, 'width')}
      />
      <NumberLine
        {...line}
        name={t('X, from the middle of the part')}
        value={at.u}
        least={Math.min(-400, at.u)}
        most={Math.max(400, at.u)}
        normal={0}
        onChange={(u) => change({ at: { ...at, u } }, 'u')}
      />
      <NumberLine
        {...line}
        name={at.from === 'top' ? t('Y, from the upper end') : t('Y, from the lower end')}
        value={at.v}
        least={Math.min(0, at.v)}
        most={Math.max(1200, at.v)}
        normal={at.v}
        onChange={(v) => change({ at: { ...at, v } }, 'v')}
      />
      <AngleDial
        name={t('Angle of the element')}
        value={angle}
        normal={0}
        onChange={(next) => change({ angle: next }, 'angle')}
      />
      <Switch
        size="sm"
        label={t('Mirrored')}
        checked={element.mirrored}
        onChange={(event) => change({ mirrored: event.currentTarget.checked })}
      />
      <NumberLine
        name={t('Opacity of the element')}
        value={element.opacity * 100}
        least={0}
        most={100}
        step={1}
        unit="%"
        normal={100}
        onChange={(percent) => change({ opacity: percent / 100 }, 'opacity')}
      />
      <NumberLine
        name={t('Copies in a row')}
        value={copies?.count ?? 1}
        least={1}
        most={60}
        step={1}
        unit=""
        normal={1}
        onChange={(count) =>
          change(
            { copies: count < 2 ? null : { count: Math.round(count), to: copies?.to ?? endOfRow(at, width, count) } },
            'copies',
          )
        }
      />
      {source.kind === 'notion' &&
        notion?.colors.map(({ label, normal }, i) => (
          <ColorField
            key={label}
            name={t(label)}
            color={source.colors[i] ?? normal}
            onChange={(color) =>
              change(
                {
                  source: {
                    ...source,
                    colors: notion.colors.map((part, j) => (j === i ? color : (source.colors[j] ?? part.normal))),
                  },
                },
                `color ${i}`,
              )
            }
          />
        ))}
      {source.kind === 'notion' &&
        Object.entries<Knob>(notion?.knobs ?? {}).map(([name, knob]) => (
          <KnobField key={name} knob={knob} value={source.knobs?.[name]} onTurn={(value) => turn(name, value)} />
        ))}
    </Section>
  )
}
