import { Button } from '@mantine/core'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../shell/calls/api.ts'

interface AddPaletteProps {
  roles: readonly ColorRole[]
  onAdd: (colorway: LookColorway) => void
}

/** Begins a colourway with the colours that the roles have. */
export function AddPalette({ roles, onAdd }: AddPaletteProps) {
  const { t } = useTranslation()
  const begin = () => {
    const colors = roles.slice(0, limits.colorRoles).map(({ id, color }) => ({ role: id, color }))
    onAdd({ id: newKey(), name: '', colors })
  }
  return (
    <Button variant="default" disabled={roles.length === 0} onClick={begin}>
      {t('Add a palette')}
    </Button>
  )
}
