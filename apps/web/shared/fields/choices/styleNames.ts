import type { Style } from '@toile/craft/designs/design.ts'

/** The drawing styles by name (requirement S3.25). */
export const styleNames: Record<Style, { label: string }> = {
  ink: { label: 'Ink' },
  illustration: { label: 'Illustration' },
  realistic: { label: 'Realistic' },
}
