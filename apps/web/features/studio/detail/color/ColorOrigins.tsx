import { toHex } from '@toile/fashion/colors/color.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import { treatments } from '@toile/fashion/prints/derivedSource.ts'
import { findPrint } from '@toile/fashion/prints/index.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { originOfColor, originOfInk } from '../../direction/originOfColor.ts'
import { useAskedScript } from '../../direction/useAskedScript.ts'
import { useDirection } from '../../direction/useDirection.ts'
import styles from '../detail.module.css'
import { Section } from '../Section.tsx'
import { type Origin, OriginList } from './OriginList.tsx'
import { wornColors } from './wornColors.ts'
import { type InkedSource, keyOfPrint, wornPrints } from './wornPrints.ts'

const labelOf = (source: InkedSource): string =>
  (source.kind === 'derived'
    ? treatments.find(({ id }) => id === source.treatment)?.label
    : findPrint(source.print)?.label) ?? ''

/** Of every colour worn in a look, and of every ink of its prints, where it comes from: the colorboard, or a picture of the moodboard (requirement S3.03). */
export function ColorOrigins({ design, project }: { design: Design; project: Project }) {
  const { t } = useTranslation()
  const { direction, state } = useDirection()
  const derived = useAskedScript(state)
  const cloths = wornColors(design).flatMap((color): Origin[] => {
    const origin = originOfColor(color, design, project, direction, derived)
    return origin ? [{ color, origin }] : []
  })
  const prints = wornPrints(design).map((source) => ({
    source,
    inks: [...new Map(source.colors.map((ink) => [toHex(ink), ink])).values()].flatMap((color): Origin[] => {
      const origin = originOfInk(color, source, design, project, direction, derived)
      return origin ? [{ color, origin }] : []
    }),
  }))
  const told = prints.filter(({ inks }) => inks.length > 0)
  if (cloths.length + told.length === 0) return null
  return (
    <Section title={t('Where the colours come from')}>
      <OriginList name={t('Cloth')} origins={cloths} project={project} />
      {told.map(({ source, inks }) => {
        const name = `${t('Print')} · ${t(labelOf(source))}`
        return (
          <div key={keyOfPrint(source)}>
            <h4 className={styles.originsOf}>{name}</h4>
            <OriginList name={name} origins={inks} project={project} />
          </div>
        )
      })}
    </Section>
  )
}
