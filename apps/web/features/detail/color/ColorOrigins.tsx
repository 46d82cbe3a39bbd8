import type { Design } from '@toile/craft/designs/design.ts'
import { treatments } from '@toile/craft/prints/derivedSource.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { originOfColor, originOfInk } from '../../../shared/direction/originOfColor.ts'
import { useAskedScript } from '../../../shared/direction/useAskedScript.ts'
import { useDirection } from '../../../shared/direction/useDirection.ts'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { originGroups } from './originGroups.ts'
import { OriginList } from './OriginList.tsx'
import { wornColors } from './wornColors.ts'
import { type InkedSource, wornPrints } from './wornPrints.ts'

const labelOf = (source: InkedSource): string =>
  (source.kind === 'derived'
    ? treatments.find(({ id }) => id === source.treatment)?.label
    : findPrint(source.print)?.label) ?? ''

/** Of every colour worn in a look, and of every ink of its prints, where it comes from, source by source: the colorboard, or a picture of the moodboard (requirement S3.03). */
export function ColorOrigins({ design, project }: { design: Design; project: Project }) {
  const { t } = useTranslation()
  const { direction, state } = useDirection()
  const derived = useAskedScript(state)
  const cloths = {
    name: t('Cloth'),
    origins: wornColors(design).map((color) => ({
      color,
      origin: originOfColor(color, design, project, direction, derived),
    })),
  }
  const prints = wornPrints(design).map((source) => ({
    name: `${t('Print')} · ${t(labelOf(source))}`,
    origins: source.colors.map((color) => ({
      color,
      origin: originOfInk(color, source, design, project, direction, derived),
    })),
  }))
  const groups = originGroups([cloths, ...prints])
  if (groups.every(({ origin }) => origin === null)) return null
  return (
    <Section title={t('Where the colours come from')}>
      {groups.map((group) => (
        <OriginList key={group.key} group={group} project={project} />
      ))}
    </Section>
  )
}
