import type { BrandSheet } from '@toile/craft/sheets/brandSheet.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import { useEffect, useState } from 'react'
import { planSheet } from './drawSheet.ts'

/** What the sheet of a profile shows; the earlier one stays until the next is known. */
export function useSheet(profile: BrandProfile | null): BrandSheet | null {
  const [sheet, setSheet] = useState<BrandSheet | null>(null)
  useEffect(() => {
    if (!profile) return
    let gone = false
    void planSheet(profile).then((planned) => {
      if (!gone && planned) setSheet(planned)
    })
    return () => {
      gone = true
    }
  }, [profile])
  return sheet
}
