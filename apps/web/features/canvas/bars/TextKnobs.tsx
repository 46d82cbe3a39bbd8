import { Button, NumberInput, Select } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { IconAdjustmentsHorizontal, IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react'
import type { TextStyle } from '@toile/canvas/document/textStyle.ts'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { findFont, fonts } from '@toile/craft/slogans/fonts.ts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import { writing } from '../writing/writing.ts'
import { BarChoice } from './BarChoice.tsx'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'

const black = { r: 0, g: 0, b: 0 }

/** How letters look: of the text that is written, of the text layer that is worked on, or of the next one (requirement S3.21). */
export function TextKnobs() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document } = useKnown()
  const { textStyle } = useDesk()
  const { written } = useSyncExternalStore(writing.subscribe, writing.get)
  const active = document?.layers[document.active]
  const layer = active?.kind === 'text' ? active : null
  const style: TextStyle = written?.style ?? layer?.style ?? { ...textStyle, color: desk.get().front }
  const set = (change: Partial<TextStyle>) => {
    const next = { ...style, ...change }
    const { color: _, ...kept } = next
    desk.set({ textStyle: kept })
    if (written) writing.write(painting, { style: next })
    else if (layer) writing.restyle(painting, layer, { style: next })
  }
  const font = findFont(style.family) ?? fonts[0]
  const [lightest = 400, heaviest = 400] = [font.weights[0], font.weights.at(-1)]
  return (
    <div className={styles.own} role="group" aria-label={t('Text')}>
      <Select
        size="xs"
        className={styles.font ?? ''}
        aria-label={t('Font')}
        comboboxProps={{ ...inPlace, width: 260 }}
        allowDeselect={false}
        searchable
        value={font.id}
        data={fonts.map(({ id, family }) => ({ value: id, label: family }))}
        onChange={(family) => family && set({ family, weight: findFont(family)?.weights[0] ?? 400 })}
      />
      <NumberInput
        size="xs"
        className={styles.figure ?? ''}
        aria-label={t('Size of the letters')}
        suffix=" px"
        min={4}
        max={2000}
        value={Math.round(style.size)}
        onChange={(size) => typeof size === 'number' && size >= 4 && size <= 2000 && set({ size })}
      />
      <BarChoice
        name={t('Alignment')}
        value={style.align}
        options={[
          { id: 'left', label: t('To the left'), Icon: IconAlignLeft },
          { id: 'center', label: t('Centred'), Icon: IconAlignCenter },
          { id: 'right', label: t('To the right'), Icon: IconAlignRight },
        ]}
        onChoose={(align) => set({ align })}
      />
      <BarSwitch
        label={t('Italic')}
        on={style.style === 'italic'}
        onTurn={(on) => set({ style: on ? 'italic' : 'normal' })}
      />
      <ColorField
        name={t('Colour')}
        color={fromHex(style.color) ?? black}
        onChange={(color) => set({ color: toHex(color) })}
      />
      <Flyout
        position="bottom-end"
        width={300}
        name={t('More of the text')}
        button={
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.4} aria-hidden />}
          >
            {t('More')}
          </Button>
        }
      >
        <div className={styles.rest}>
          {lightest < heaviest && (
            <NumberLine
              name={t('Weight')}
              value={style.weight}
              least={lightest}
              most={heaviest}
              step={100}
              normal={null}
              onChange={(weight) => set({ weight })}
            />
          )}
          <NumberLine
            name={t('Between letters')}
            unit="%"
            value={style.spacing / 10}
            least={-20}
            most={100}
            step={1}
            normal={0}
            onChange={(spacing) => set({ spacing: spacing * 10 })}
          />
          <NumberLine
            name={t('Height of lines')}
            unit="%"
            value={style.lineHeight * 100}
            least={60}
            most={300}
            step={5}
            normal={125}
            onChange={(share) => set({ lineHeight: share / 100 })}
          />
          <NumberLine
            name={t('Opacity')}
            unit="%"
            value={style.opacity * 100}
            least={0}
            most={100}
            step={1}
            normal={100}
            onChange={(share) => set({ opacity: share / 100 })}
          />
          <ColorField
            within
            name={t('Colour behind the text')}
            color={fromHex(style.backgroundColor) ?? black}
            onChange={(color) =>
              set({ backgroundColor: toHex(color), backgroundOpacity: style.backgroundOpacity || 1 })
            }
          />
          <NumberLine
            name={t('How much is seen of it')}
            unit="%"
            value={style.backgroundOpacity * 100}
            least={0}
            most={100}
            step={1}
            normal={0}
            onChange={(share) => set({ backgroundOpacity: share / 100 })}
          />
          <Placing />
        </div>
      </Flyout>
      {written && (
        <Button size="compact-sm" onClick={() => writing.end(painting)}>
          {t('Done')}
        </Button>
      )}
    </div>
  )
}

/** Where a text stands: from a point on, in a box, or along an arch. */
function Placing() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document } = useKnown()
  const { written } = useSyncExternalStore(writing.subscribe, writing.get)
  const active = document?.layers[document.active]
  const layer = active?.kind === 'text' ? active : null
  const text = written ?? layer
  if (!text) return null
  const { place, style } = text
  const set = (next: typeof place) => {
    if (written) writing.write(painting, { place: next })
    else if (layer) writing.restyle(painting, layer, { place: next })
  }
  const wide = Math.round(style.size * 8)
  const arch = (width: number, rise: number) =>
    ({
      kind: 'curve',
      points: [
        [0, 0],
        [width * 0.25, -rise],
        [width * 0.75, -rise],
        [width, 0],
      ],
    }) as const
  return (
    <>
      <Select
        label={t('Where it stands')}
        comboboxProps={inPlace}
        allowDeselect={false}
        value={place.kind}
        data={[
          { value: 'point', label: t('From a point on') },
          { value: 'box', label: t('In a box') },
          { value: 'curve', label: t('Along an arch') },
        ]}
        onChange={(kind) => {
          if (kind === 'point') set({ kind })
          if (kind === 'box') set({ kind, width: wide })
          if (kind === 'curve') set(arch(wide, style.size * 2))
        }}
      />
      {place.kind === 'box' && (
        <NumberLine
          name={t('Width of the box')}
          unit=" px"
          value={place.width}
          least={20}
          most={4000}
          step={10}
          normal={null}
          onChange={(width) => set({ kind: 'box', width })}
        />
      )}
      {place.kind === 'curve' && (
        <NumberLine
          name={t('Rise of the arch')}
          unit=" px"
          value={-(place.points[1]?.[1] ?? 0)}
          least={-1000}
          most={1000}
          step={5}
          normal={null}
          onChange={(rise) => set(arch(place.points.at(-1)?.[0] ?? wide, rise))}
        />
      )}
    </>
  )
}
