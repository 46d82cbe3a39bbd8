import { Select, Switch } from '@mantine/core'
import { type Retouch, type Retouched } from '@toile/craft/products/retouch.ts'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { LightPanel } from '../light/LightPanel.tsx'
import { OwnLight } from '../light/OwnLight.tsx'
import { retouchedOrder } from '../retouchedOrder.ts'
import { GroundOptions } from '../shot/GroundOptions.tsx'
import { CropFields } from './CropFields.tsx'
import { CurveFields } from './CurveFields.tsx'
import styles from './edit.module.css'
import { RecolourMeasure } from './RecolourMeasure.tsx'
import { StrokeFields } from './StrokeFields.tsx'
import type { Brushing } from './useBrushing.ts'

interface StepFieldsProps {
  step: Retouch
  /** The picture before this step. */
  before: Retouched
  brushing: Brushing
  onStep: (step: Retouch, label: string, drag?: string) => void
}

const sides = [
  { id: 'left', label: 'On the left' },
  { id: 'right', label: 'On the right' },
  { id: 'top', label: 'Above' },
  { id: 'bottom', label: 'Below' },
] as const
const tile = { width: 96, height: 120 } as const

/** What is turned of a step, whichever it is. */
export function StepFields({ step, before, brushing, onStep }: StepFieldsProps) {
  const { t } = useTranslation()
  const small = (other: Retouch) => retouchedOrder({ ...before, steps: [...before.steps, other] }, tile)
  const line = (
    { label }: { label: string },
    value: number,
    [least, most, normal]: readonly [number, number, number],
    make: (value: number) => Retouch,
    unit = '%',
  ) => (
    <NumberLine
      key={label}
      name={t(label)}
      value={unit === '%' ? Math.round(value * 100) : value}
      least={unit === '%' ? least * 100 : least}
      most={unit === '%' ? most * 100 : most}
      step={unit === '%' ? 1 : 0.1}
      decimals={unit === '%' ? 0 : 1}
      unit={unit}
      normal={unit === '%' ? normal * 100 : normal}
      onChange={(next) => onStep(make(unit === '%' ? next / 100 : next), label, label)}
    />
  )
  switch (step.kind) {
    case 'crop':
      return <CropFields step={step} onStep={onStep} />
    case 'straighten':
      return line({ label: 'Straighten' }, step.degrees, [-45, 45, 0], (degrees) => ({ ...step, degrees }), '°')
    case 'perspective':
      return (
        <p className={styles.note}>
          {t('Lay the four corners onto what should stand upright: drag them, or choose one and press the arrow keys.')}
        </p>
      )
    case 'exposure':
      return line({ label: 'Exposure' }, step.stops, [-3, 3, 0], (stops) => ({ ...step, stops }), ' EV')
    case 'whiteBalance':
      return (
        <>
          {line({ label: 'Cold to warm' }, step.warm, [-1, 1, 0], (warm) => ({ ...step, warm }))}
          {line({ label: 'Magenta to green' }, step.green, [-1, 1, 0], (green) => ({ ...step, green }))}
        </>
      )
    case 'curves':
      return <CurveFields step={step} onStep={onStep} />
    case 'sharpen':
      return line({ label: 'Sharpen' }, step.amount, [0, 1, 0.3], (amount) => ({ ...step, amount }))
    case 'cutOut':
    case 'remove':
      return <StrokeFields step={step} brushing={brushing} onStep={onStep} />
    case 'recolour':
      return (
        <>
          <ColorField
            name={t('To this colour')}
            color={step.color}
            onChange={(color) => onStep({ ...step, color }, 'Recolour', 'color')}
          />
          <RecolourMeasure retouched={{ ...before, steps: [...before.steps, step] }} />
          <Switch
            label={t('Only what has about one colour')}
            checked={step.region.by === 'color'}
            onChange={({ currentTarget }) =>
              onStep(
                {
                  ...step,
                  region: currentTarget.checked
                    ? { by: 'color', color: { r: 128, g: 128, b: 128 }, tolerance: 0.25 }
                    : { by: 'cutOut' },
                },
                'Recolour',
              )
            }
          />
          {step.region.by === 'color' && <RegionOfColor step={step} region={step.region} line={line} onStep={onStep} />}
        </>
      )
    case 'ground':
      return (
        <GroundOptions
          ground={step.ground}
          project={null}
          tile={(ground) => small({ kind: 'ground', ground })}
          onGround={(ground, as, drag) => onStep({ ...step, ground }, as.label, drag)}
        />
      )
    case 'light':
      return (
        <>
          <LightPanel
            light={step.light}
            tile={(light) => small({ ...step, light })}
            onLight={(light, as, drag) => onStep({ ...step, light }, as.label, drag)}
          />
          <OwnLight
            without={step.without}
            onWithout={(without) => onStep({ ...step, without }, 'Own light taken out', 'without')}
          />
        </>
      )
    case 'space':
      return (
        <>
          <Select
            comboboxProps={inPlace}
            label={t('Where the space is')}
            allowDeselect={false}
            value={step.side}
            data={sides.map(({ id, label }) => ({ value: id, label: t(label) }))}
            onChange={(id) =>
              onStep({ ...step, side: sides.find((one) => one.id === id)?.id ?? step.side }, 'Space for words')
            }
          />
          {line({ label: 'Size of the space' }, step.share, [0.05, 2, 0.5], (share) => ({ ...step, share }))}
        </>
      )
  }
}

interface RegionOfColorProps {
  step: Extract<Retouch, { kind: 'recolour' }>
  region: Extract<Extract<Retouch, { kind: 'recolour' }>['region'], { by: 'color' }>
  line: (
    name: { label: string },
    value: number,
    bounds: readonly [number, number, number],
    make: (value: number) => Retouch,
  ) => React.ReactNode
  onStep: StepFieldsProps['onStep']
}

function RegionOfColor({ step, region, line, onStep }: RegionOfColorProps) {
  const { t } = useTranslation()
  return (
    <>
      <ColorField
        name={t('From this colour')}
        color={region.color}
        onChange={(color) => onStep({ ...step, region: { ...region, color } }, 'Recolour', 'from')}
      />
      {line({ label: 'How far a colour may lie from it' }, region.tolerance, [0, 1, 0.25], (tolerance) => ({
        ...step,
        region: { ...region, tolerance },
      }))}
    </>
  )
}
