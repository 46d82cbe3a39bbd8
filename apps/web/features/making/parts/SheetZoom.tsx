import { Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../languages/numberOf.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { leastZoom, mostZoom, zoomStep } from './zooming.ts'

interface SheetZoomProps {
  zoom: number
  onZoom: (zoom: number) => void
}

const icon = { size: 18, stroke: 1.6 } as const

/** How large a sheet is shown: smaller, larger, fitting. */
export function SheetZoom({ zoom, onZoom }: SheetZoomProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton name={t('Smaller')} disabled={zoom <= leastZoom} onClick={() => onZoom(zoom / zoomStep)}>
        <IconMinus {...icon} />
      </IconButton>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('{{share}} %: fit the sheet', { share: Math.round(zoom * 100) })}
        onClick={() => onZoom(1)}
      >
        {percentOf(zoom)}
      </Button>
      <IconButton name={t('Larger')} disabled={zoom >= mostZoom} onClick={() => onZoom(zoom * zoomStep)}>
        <IconPlus {...icon} />
      </IconButton>
    </>
  )
}
