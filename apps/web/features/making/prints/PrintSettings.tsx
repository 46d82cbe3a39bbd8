import { setPrintRepeat, setPrintWidth } from '@toile/craft/prints/changes.ts'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { DerivedPalette } from './DerivedPalette.tsx'
import type { PrintDesk } from './printDesk.ts'
import { PrintKnobs } from './PrintKnobs.tsx'
import { PrintPalette } from './PrintPalette.tsx'
import { RepeatChoice } from './RepeatChoice.tsx'

/** Everything that can be turned on a print: its drawing, its colours, its repeat and its size. */
export function PrintSettings({ document, desk }: { document: PrintDocument; desk: PrintDesk }) {
  const { t } = useTranslation()
  const { source, repeat, width } = document
  const print = source.kind === 'construction' ? findPrint(source.print) : null
  const normal = print
    ? tileSize(print, repeat).width
    : source.kind === 'derived'
      ? ordinaryCloth(source.treatment).width
      : null
  return (
    <>
      <PrintKnobs source={source} desk={desk} />
      {source.kind === 'construction' && print && (
        <Section title={t('Colours')}>
          <PrintPalette key={print.id} print={print} colors={source.colors} desk={desk} />
        </Section>
      )}
      {source.kind === 'derived' && (
        <Section title={t('Colours')}>
          <DerivedPalette colors={source.colors} desk={desk} />
        </Section>
      )}
      <Section title={t('Size')}>
        <NumberLine
          name={t('Width of one tile')}
          unit=" mm"
          value={width}
          least={Math.min(4, width)}
          most={Math.max(normal === null ? 800 : Math.ceil((normal * 3) / 10) * 10, width)}
          step={1}
          decimals={1}
          normal={normal}
          onChange={(next) => desk.edit(setPrintWidth, next, 'width')}
        />
      </Section>
      <Section title={t('Repeat')}>
        <RepeatChoice value={repeat} onChange={(next) => desk.edit(setPrintRepeat, next)} />
      </Section>
    </>
  )
}
