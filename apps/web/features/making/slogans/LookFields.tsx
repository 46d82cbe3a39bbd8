import { SegmentedControl, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { setItem, setShape, type CommonOwn } from '@toile/craft/slogans/changes.ts'
import type { Paint, SloganItem } from '@toile/craft/slogans/slogan.ts'
import { textures } from '@toile/craft/slogans/treatments.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import type { SloganDesk } from './sloganDesk.ts'
import styles from './slogans.module.css'

const ink = { r: 27, g: 27, b: 29 }
const paper = { r: 255, g: 255, b: 255 }
const paints = [
  { value: 'color', label: 'Colour' },
  { value: 'none', label: 'Hollow' },
  { value: 'cut', label: 'Cut out' },
] as const
const shadows = [
  { value: 'none', label: 'None' },
  { value: 'copy', label: 'Offset' },
  { value: 'block', label: 'Block' },
] as const

const kindOf = (paint: Paint) => (paint === null ? 'none' : paint === 'cut' ? 'cut' : 'color')

/** What texts and shapes have in common: colour, outline, shadow and texture (requirement S5.18). */
export function LookFields({ item, desk }: { item: SloganItem; desk: SloganDesk }) {
  const { t } = useTranslation()
  const { id, color, outline, shadow, texture } = item
  const set = (own: CommonOwn, drag?: string) => desk.edit(setItem, { id, own }, drag && `${id} ${drag}`)
  const paint = (kind: string) => {
    if (kind === 'cut') return set({ color: 'cut' })
    if (kind === 'color') return set({ color: ink })
    set({ color: null, outline: outline ?? { width: 0.8, color: ink } })
  }
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('Filling')}
        value={kindOf(color)}
        data={paints.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={paint}
      />
      {color !== null && color !== 'cut' && (
        <ColorField name={t('Colour')} color={color} onChange={(next) => set({ color: next }, 'color')} />
      )}
      {item.kind === 'shape' && (
        <Switch
          label={t('Drawn as a line')}
          checked={item.line !== null}
          onChange={({ currentTarget }) => desk.edit(setShape, { id, own: { line: currentTarget.checked ? 2 : null } })}
        />
      )}
      {item.kind === 'shape' && item.line !== null && (
        <NumberLine
          name={t('Line width')}
          unit=" mm"
          value={item.line}
          least={0.2}
          most={20}
          step={0.1}
          decimals={1}
          normal={2}
          onChange={(line) => desk.edit(setShape, { id, own: { line } }, `${id} line`)}
        />
      )}
      <Switch
        label={t('Outline')}
        checked={outline !== null}
        onChange={({ currentTarget }) => set({ outline: currentTarget.checked ? { width: 1.5, color: paper } : null })}
      />
      {outline && (
        <>
          <NumberLine
            name={t('Outline width')}
            unit=" mm"
            value={outline.width}
            least={0.1}
            most={20}
            step={0.1}
            decimals={1}
            normal={1.5}
            onChange={(width) => set({ outline: { ...outline, width } }, 'rim')}
          />
          <Switch
            label={t('The outline is a gap')}
            checked={outline.color === 'cut'}
            onChange={({ currentTarget }) =>
              set({ outline: { ...outline, color: currentTarget.checked ? 'cut' : paper } })
            }
          />
          {outline.color !== null && outline.color !== 'cut' && (
            <ColorField
              name={t('Outline colour')}
              color={outline.color}
              onChange={(next) => set({ outline: { ...outline, color: next } }, 'rim colour')}
            />
          )}
        </>
      )}
      <SegmentedControl
        fullWidth
        aria-label={t('Shadow')}
        value={shadow?.kind ?? 'none'}
        data={shadows.map(({ value, label }) => ({ value, label: value === 'none' ? t('No shadow') : t(label) }))}
        onChange={(kind) => {
          if (kind === 'none') return set({ shadow: null })
          const own = { x: 3, y: 3, color: ink, ...shadow }
          set({ shadow: { ...own, kind: kind === 'block' ? 'block' : 'copy' } })
        }}
      />
      {shadow && (
        <>
          {(['x', 'y'] as const).map((axis) => (
            <NumberLine
              key={axis}
              name={axis === 'x' ? t('Shadow to the right') : t('Shadow down')}
              unit=" mm"
              value={shadow[axis]}
              least={-30}
              most={30}
              step={0.5}
              decimals={1}
              normal={3}
              onChange={(value) => set({ shadow: { ...shadow, [axis]: value } }, `shadow ${axis}`)}
            />
          ))}
          <ColorField
            name={t('Shadow colour')}
            color={shadow.color}
            onChange={(next) => set({ shadow: { ...shadow, color: next } }, 'shadow colour')}
          />
        </>
      )}
      <div className={styles.pair}>
        <Select
          label={t('Texture')}
          placeholder={t('None')}
          clearable
          value={texture?.kind ?? null}
          data={textures.map(({ id: value, label }) => ({ value, label: t(label) }))}
          onChange={(value) => {
            const kind = textures.find((one) => one.id === value)?.id
            set({ texture: kind ? { strength: 0.5, seed: 7, ...texture, kind } : null })
          }}
        />
        {texture && (
          <IconButton
            name={t('Another run of the texture')}
            onClick={() => set({ texture: { ...texture, seed: (texture.seed + 1) % 1000 } })}
          >
            <IconRefresh size={18} stroke={1.4} />
          </IconButton>
        )}
      </div>
      {texture && (
        <NumberLine
          name={t('Strength of the texture')}
          unit=" %"
          value={texture.strength * 100}
          least={0}
          most={100}
          step={1}
          normal={50}
          onChange={(share) => set({ texture: { ...texture, strength: share / 100 } }, 'strength')}
        />
      )}
    </>
  )
}
