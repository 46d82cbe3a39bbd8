import { SegmentedControl, Select, Textarea } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { limits } from '@toile/rules/limits.ts'
import { setText } from '@toile/craft/slogans/changes.ts'
import { findFont, weightOf } from '@toile/craft/slogans/fonts.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { bends } from '@toile/craft/slogans/treatments.ts'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import type { SloganDesk } from './sloganDesk.ts'
import { FontPicker } from './FontPicker.tsx'

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'centre', label: 'Middle' },
  { value: 'right', label: 'Right' },
] as const
const ways = [
  { value: 'across', label: 'Across' },
  { value: 'down', label: 'Down' },
] as const

/** What a text says and how its letters stand (requirement S5.18). */
export function TextFields({ item, desk }: { item: TextItem; desk: SloganDesk }) {
  const { t } = useTranslation()
  const { id } = item
  const set = (own: Partial<TextItem>, drag?: string) => desk.edit(setText, { id, own }, drag && `${id} ${drag}`)
  const font = findFont(item.font)
  const light = font?.weights[0] ?? 400
  const heavy = font?.weights.at(-1) ?? 400
  return (
    <>
      <Textarea
        label={t('Text')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={limits.slogan.letters}
        value={item.text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value }, 'text')}
      />
      <FontPicker item={item} onChoose={(chosen) => set({ font: chosen })} />
      {font && font.weights.length > 1 && (
        <NumberLine
          name={t('Weight')}
          value={weightOf(font, item.weight)}
          least={light}
          most={heavy}
          step={font.varies ? 10 : 100}
          normal={null}
          onChange={(weight) => set({ weight: weightOf(font, weight) }, 'weight')}
        />
      )}
      <NumberLine
        name={t('Letter size')}
        unit=" mm"
        value={item.size}
        least={2}
        most={200}
        step={0.5}
        decimals={1}
        normal={null}
        onChange={(size) => set({ size }, 'size')}
      />
      <NumberLine
        name={t('Letter spacing')}
        value={item.spacing}
        least={-100}
        most={600}
        step={5}
        normal={0}
        onChange={(spacing) => set({ spacing }, 'spacing')}
      />
      {item.text.includes('\n') && (
        <>
          <NumberLine
            name={t('Line spacing')}
            value={item.leading}
            least={0.6}
            most={2.5}
            step={0.05}
            decimals={2}
            normal={1.1}
            onChange={(leading) => set({ leading }, 'leading')}
          />
          <SegmentedControl
            fullWidth
            aria-label={t('Alignment')}
            value={item.align}
            data={sides.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(align) => set({ align: sides.find(({ value }) => value === align)?.value ?? 'centre' })}
          />
        </>
      )}
      <SegmentedControl
        fullWidth
        aria-label={t('Direction')}
        value={item.runs}
        data={ways.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(runs) => set({ runs: runs === 'down' ? 'down' : 'across' })}
      />
      {item.runs === 'across' && (
        <Select
          label={t('Curve')}
          placeholder={t('Straight|line')}
          clearable
          value={item.bend?.kind ?? null}
          data={bends.map(({ id: value, label }) => ({ value, label: t(label) }))}
          onChange={(value) => {
            const kind = bends.find((bend) => bend.id === value)?.id
            set({ bend: kind ? { kind, by: item.bend?.by ?? 45 } : null })
          }}
        />
      )}
      {item.bend && item.runs === 'across' && (
        <NumberLine
          name={t('Strength of the curve')}
          unit="°"
          value={item.bend.by}
          least={-180}
          most={180}
          step={1}
          normal={45}
          onChange={(by) => item.bend && set({ bend: { ...item.bend, by } }, 'bend')}
        />
      )}
    </>
  )
}
