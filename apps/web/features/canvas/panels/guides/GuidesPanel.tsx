import { Button, Checkbox, NumberInput, Select } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { useKnown } from '../../painting/usePainting.ts'
import { centerOn, type GuideKind, guides, type Guides, rulerOn, vanishingOn } from '../../tools/guides/guides.ts'
import type { SymmetryKind } from '../../tools/guides/guides.ts'
import { useShown } from '../../tools/shown/useShown.ts'
import type { Place } from '../../view/camera.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import styles from '../toolPanels.module.css'

const symmetries: readonly { id: SymmetryKind; label: string }[] = [
  { id: 'none', label: 'No symmetry' },
  { id: 'vertical', label: 'Left and right' },
  { id: 'horizontal', label: 'Above and below' },
  { id: 'radial', label: 'All around a point' },
]
const kinds: readonly { id: GuideKind; label: string }[] = [
  { id: 'none', label: 'No guide' },
  { id: 'ruler', label: 'Straight ruler' },
  { id: 'perspective', label: 'Perspective lines' },
]

const set = (change: Partial<Guides>) => guides.set({ ...guides.get(), ...change })

/** What repeats and leads strokes: symmetry, a ruler, vanishing points, each with its numbers. */
export function GuidesPanel() {
  const { t } = useTranslation()
  const { document, selection } = useKnown()
  const own = useShown(guides)
  if (!document) return null
  const center = centerOn(own, document)
  const ruler = rulerOn(own, document)
  const vanishing = vanishingOn(own, document)
  const box = selection?.box
  const choose = <Id extends string>(list: readonly { id: Id; label: string }[], then: (id: Id) => void) => ({
    size: 'xs' as const,
    comboboxProps: inPlace,
    allowDeselect: false,
    data: list.map(({ id, label }) => ({ value: id as string, label: t(label) })),
    onChange: (value: string | null) => {
      const found = list.find(({ id }) => id === value)
      if (found) then(found.id)
    },
  })
  return (
    <FoldPanel id="guides" title={t('Symmetry and guides')}>
      <div className={styles.fields}>
        <Select
          aria-label={t('Symmetry')}
          value={own.symmetry}
          {...choose(symmetries, (symmetry) => set({ symmetry }))}
        />
        {own.symmetry !== 'none' && (
          <>
            <PlaceFields name={t('Axis')} place={center} onPlace={(next) => set({ center: next })} />
            <div className={styles.row}>
              <Button variant="default" size="compact-sm" onClick={() => set({ center: null })}>
                {t('Middle of the sheet')}
              </Button>
              {box && (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => set({ center: [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2] })}
                >
                  {t('Middle of the selection')}
                </Button>
              )}
            </div>
          </>
        )}
        {own.symmetry === 'radial' && (
          <>
            <NumberInput
              size="xs"
              label={t('How often around')}
              min={2}
              max={24}
              clampBehavior="strict"
              allowDecimal={false}
              value={own.times}
              onChange={(times) => typeof times === 'number' && times >= 2 && set({ times })}
            />
            <Checkbox
              size="xs"
              label={t('Mirrored in between')}
              checked={own.mirrored}
              onChange={({ currentTarget }) => set({ mirrored: currentTarget.checked })}
            />
          </>
        )}
        <Select aria-label={t('Guide')} value={own.guide} {...choose(kinds, (guide) => set({ guide }))} />
        {own.guide === 'ruler' && (
          <>
            <PlaceFields
              name={t('Start of the ruler')}
              place={ruler[0]}
              onPlace={(next) => set({ ruler: [next, ruler[1]] })}
            />
            <PlaceFields
              name={t('End of the ruler')}
              place={ruler[1]}
              onPlace={(next) => set({ ruler: [ruler[0], next] })}
            />
          </>
        )}
        {own.guide === 'perspective' && (
          <>
            {vanishing.map((place, i) => (
              <PlaceFields
                key={i}
                name={t('Vanishing point {{number}}', { number: i + 1 })}
                place={place}
                onPlace={(next) => set({ vanishing: vanishing.map((one, k) => (k === i ? next : one)) })}
              />
            ))}
            <div className={styles.row}>
              <Button
                variant="default"
                size="compact-sm"
                disabled={vanishing.length >= 3}
                onClick={() => set({ vanishing: [...vanishing, [document.width / 2, -document.height * 0.5]] })}
              >
                {t('Add a vanishing point')}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                disabled={vanishing.length <= 1}
                onClick={() => set({ vanishing: vanishing.slice(0, -1) })}
              >
                {t('Remove the last')}
              </Button>
            </div>
            <Checkbox
              size="xs"
              label={t('Uprights stay upright')}
              checked={own.uprights}
              onChange={({ currentTarget }) => set({ uprights: currentTarget.checked })}
            />
          </>
        )}
      </div>
    </FoldPanel>
  )
}

interface PlaceFieldsProps {
  /** Already translated. */
  name: string
  place: Place
  onPlace: (place: Place) => void
}

/** A place of the sheet in two numbers. */
function PlaceFields({ name, place, onPlace }: PlaceFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.pair} role="group" aria-label={name}>
      {(['X', 'Y'] as const).map((axis, i) => (
        <NumberInput
          key={axis}
          size="xs"
          aria-label={t('{{name}}, {{axis}}', { name, axis })}
          leftSection={axis}
          suffix=" px"
          decimalScale={1}
          value={Number(place[i as 0 | 1].toFixed(1))}
          onChange={(next) => {
            if (typeof next !== 'number' || Math.abs(next - place[i as 0 | 1]) < 0.05) return
            onPlace(i === 0 ? [next, place[1]] : [place[0], next])
          }}
        />
      ))}
    </div>
  )
}
