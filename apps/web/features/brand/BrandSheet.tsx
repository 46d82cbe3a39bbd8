import type { SheetPart } from './sheetPart.ts'
import { profileByHand } from '@toile/craft/brands/profileByHand.ts'
import { useMemo } from 'react'
import { useDocument } from '../../shell/useDocument.ts'
import styles from './brand.module.css'
import { ColorCloths } from './ColorCloths.tsx'
import { CutRow } from './CutRow.tsx'
import { InputPanel } from './InputPanel.tsx'
import { MeasureLine } from './MeasureLine.tsx'
import { Plate } from './Plate.tsx'
import { PrintRow } from './PrintRow.tsx'
import { SheetHead } from './SheetHead.tsx'
import { ToneLines } from './ToneLines.tsx'
import { useSheet } from './useSheet.ts'

/** A brand as a sheet that a designer recognises: plate, cloths, prints, silhouettes, lines and words, all to be set by hand (requirement S2.61). */
export function BrandSheet({ entry, opened, onGone }: SheetPart & { onGone: () => void }) {
  const { value: brand } = useDocument(opened.document)
  const measured = entry.profile
  const profile = useMemo(() => (measured ? profileByHand(measured, brand.hand) : null), [measured, brand.hand])
  const sheet = useSheet(profile)
  const part = { opened, entry }
  return (
    <article className={styles.sheet}>
      <SheetHead {...part} onGone={onGone} />
      <MeasureLine {...part} />
      {profile && (
        <>
          <Plate entry={entry} />
          <ColorCloths {...part} profile={profile} />
          {sheet && <PrintRow {...part} profile={profile} sheet={sheet} />}
          {sheet && <CutRow {...part} profile={profile} sheet={sheet} />}
          <ToneLines profile={profile} brand={brand} />
        </>
      )}
      <InputPanel {...part} />
    </article>
  )
}
