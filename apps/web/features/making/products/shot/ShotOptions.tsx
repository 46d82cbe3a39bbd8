import { SegmentedControl, Select } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { Design } from '@toile/craft/designs/design.ts'
import { productFormats } from '@toile/craft/products/formats.ts'
import { type Presentation, presentations } from '@toile/craft/products/presentations.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { SeenPicture } from '../../../../shared/drawing/SeenPicture.tsx'
import { Choices } from '../../../../shared/fields/choices/Choices.tsx'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { Section } from '../../../../shared/fields/parts/Section.tsx'
import { garmentLabel } from '../../../../shared/open/names/garmentName.ts'
import { productOrder } from '../productOrder.ts'
import type { ShotDesk } from './shotDesk.ts'

interface ShotOptionsProps {
  design: Design
  shot: Shot
  project: Project
  turn: ShotDesk['turn']
  /** Several looks are taken at once: which garment is shown is not asked for. */
  several: boolean
}

const views = [
  { id: 'front', label: 'Front|view' },
  { id: 'back', label: 'Back|view' },
  { id: 'threeQuarter', label: 'Three-quarter|view' },
] as const

const tile = { width: 96, height: 120 } as const

/** How the look is presented: on what, in which manner, which garment, from which side, in which form. */
export function ShotOptions({ design, shot, project, turn, several }: ShotOptionsProps) {
  const { t } = useTranslation()
  const { presentation, manner, garment, view, format, ...rest } = shot
  const shown: Presentation | undefined = presentations.find(({ id }) => id === presentation)
  const { width, height } = tile
  const small = (id: Shot['presentation']) => {
    const simple: Shot = { ...rest, presentation: id, manner: null, garment, view: 'front', format: 'portrait' }
    return productOrder(design, simple, width, height)
  }
  return (
    <>
      <Section level={2} title={t('Presentation')}>
        <Choices
          name={t('Presentation')}
          width={5}
          current={presentation}
          onChoose={(id) => {
            const next = presentations.find((one) => one.id === id)
            if (next) turn({ presentation: next.id, manner: null }, { label: 'Presentation' })
          }}
          choices={presentations.map(({ id, label }) => ({
            id,
            name: t(label),
            picture: <SeenPicture order={small(id)} />,
          }))}
        />
        {shown && shown.manners.length > 0 && (
          <Select
            comboboxProps={inPlace}
            label={t('Manner')}
            allowDeselect={false}
            value={manner ?? shown.manners[0]?.id ?? null}
            data={shown.manners.map(({ id, label }) => ({ value: id, label: t(label) }))}
            onChange={(id) => turn({ manner: id }, { label: 'Manner' })}
          />
        )}
        {shown?.shows === 'garment' && !several && (
          <Select
            comboboxProps={inPlace}
            label={t('Which garment')}
            allowDeselect={false}
            value={garment ?? ''}
            data={[
              { value: '', label: t('The outermost') },
              ...design.garments.map((one) => ({ value: one.id, label: t(garmentLabel(one, project)) })),
            ]}
            onChange={(id) => turn({ garment: id || null }, { label: 'Which garment' })}
          />
        )}
      </Section>
      <Section level={2} title={t('View and form')}>
        <SegmentedControl
          fullWidth
          aria-label={t('Side')}
          value={view}
          onChange={(id) => turn({ view: views.find((one) => one.id === id)?.id ?? 'front' }, { label: 'Side' })}
          data={views.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        <Select
          comboboxProps={inPlace}
          label={t('Form of the picture')}
          allowDeselect={false}
          value={format}
          data={productFormats.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(id) => {
            const next = productFormats.find((one) => one.id === id)
            if (next) turn({ format: next.id }, { label: 'Form of the picture' })
          }}
        />
      </Section>
    </>
  )
}
