import { outlineOfFigure } from '@toile/picture/reading/figures/outlineOfFigure.ts'
import { useEffect, useState } from 'react'

/** The outline of a decoded cut-out as an SVG path in its pixels; empty until it is found. */
export function useFigureOutline(cutOut: HTMLImageElement | null): string {
  const [found, setFound] = useState<{ of: HTMLImageElement; path: string } | null>(null)
  useEffect(() => {
    if (!cutOut) return
    // The picture is shown first; the outline comes over it.
    const timer = setTimeout(() => setFound({ of: cutOut, path: outlineIn(cutOut) }))
    return () => clearTimeout(timer)
  }, [cutOut])
  return found?.of === cutOut ? found.path : ''
}

function outlineIn(image: HTMLImageElement): string {
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return ''
  context.drawImage(image, 0, 0)
  return outlineOfFigure({ width, height, rgba: context.getImageData(0, 0, width, height).data })
}
