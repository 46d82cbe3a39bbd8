import { SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { recolor, recolorPart, setGradient } from '@toile/craft/designs/changes.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { lightnessChromaHue, type Color } from '@toile/craft/colors/color.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { EditTabProps } from '../edit.ts'
import { ColorChips } from '../../../shared/fields/colors/ColorChips.tsx'
import { ColorOrigins } from './ColorOrigins.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { colorAt, gradientFrom } from '../../../shared/fields/colors/gradient.ts'
import { GradientEditor } from '../../../shared/fields/colors/GradientEditor.tsx'
import { NearestCode } from '../../../shared/colorways/NearestCode.tsx'
import { KeptColorways } from './KeptColorways.tsx'

const parts = [
  { part: 'contrast', label: 'Contrast', says: { label: 'As the cloth' } },
  { part: 'trim', label: 'Trim', says: { label: 'Darker than the cloth' } },
] as const

/** The cloth's colour, solid or gradient, and the colours of contrast and trim (requirements S2.53, S3.16). */
export function ColorTab({ worn, ...editing }: EditTabProps & { worn: Worn }) {
  const { design, edit, project } = editing
  const { t } = useTranslation()
  const { id, fill } = worn
  const solid = fill.kind === 'solid' ? fill.color : colorAt(fill.gradient, 0)
  const paint = (color: Color) => edit(recolor, { id, color }, id)
  const toGradient = () => {
    const board = project.boards.color.find(({ gradient }) => gradient)?.gradient
    edit(setGradient, { id, gradient: board ?? gradientFrom(solid, otherThan(solid, project)) })
  }
  return (
    <>
      <Section title={t('Cloth')}>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={t('Fill')}
          value={fill.kind}
          onChange={(kind) => (kind === 'solid' ? edit(recolor, { id, color: solid }) : toGradient())}
          data={[
            { value: 'solid', label: t('Solid') },
            { value: 'gradient', label: t('Gradient') },
          ]}
        />
        {worn.print?.mode === 'overall' && (
          <p className={styles.note}>{t('The print covers this colour, except where it is see-through.')}</p>
        )}
        {fill.kind === 'solid' ? (
          <>
            <ColorField name={t('Colour')} color={fill.color} onChange={paint} />
            <ColorChips project={project} current={fill.color} onChoose={(color) => edit(recolor, { id, color })} />
            <NearestCode color={fill.color} project={project} />
          </>
        ) : (
          <GradientEditor
            gradient={fill.gradient}
            project={project}
            onChange={(gradient, drag) => edit(setGradient, { id, gradient }, drag && `${id} ${drag}`)}
          />
        )}
      </Section>
      {parts.map(({ part, label, says }) => {
        const color = worn[part]
        return (
          <Section
            key={part}
            title={t(label)}
            actions={
              <Switch
                size="sm"
                labelPosition="left"
                label={t(says.label)}
                checked={color === null}
                onChange={({ currentTarget }) =>
                  edit(recolorPart, { id, part, color: currentTarget.checked ? null : solid })
                }
              />
            }
          >
            {color && (
              <>
                <ColorField
                  name={t(label)}
                  color={color}
                  onChange={(next) => edit(recolorPart, { id, part, color: next }, id)}
                />
                <ColorChips
                  project={project}
                  current={color}
                  onChoose={(next) => edit(recolorPart, { id, part, color: next })}
                />
              </>
            )}
          </Section>
        )
      })}
      <KeptColorways {...editing} />
      <ColorOrigins design={design} project={project} />
    </>
  )
}

/** The board's colour that differs most in lightness, for a gradient that shows. */
function otherThan(color: Color, { boards }: Project): Color {
  const light = (one: Color) => lightnessChromaHue(one).lightness
  const away = (one: Color) => Math.abs(light(one) - light(color))
  const board = boards.color.map((entry) => entry.color)
  const fallback = light(color) > 0.5 ? { r: 30, g: 30, b: 34 } : { r: 244, g: 240, b: 232 }
  return [...board, fallback].reduce((best, one) => (away(one) > away(best) ? one : best))
}
