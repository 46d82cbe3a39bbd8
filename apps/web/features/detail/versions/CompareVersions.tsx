import { VersionsDialog } from './VersionsDialog.tsx'
import type { VersionsProps } from './versionsProps.ts'

/** The versions of a look, the latest that differs compared with now at once. */
export const CompareVersions = (props: VersionsProps & { onClose: () => void }) => (
  <VersionsDialog {...props} comparing />
)
