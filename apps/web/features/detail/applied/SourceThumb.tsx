import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'

interface SourceThumbProps {
  source: NotionSource
  /** CSS pixels of a side. */
  side: number
  className?: string | undefined
}

/** An element small, as it is sewn or printed on. */
export function SourceThumb({ source, side, className }: SourceThumbProps) {
  const size = { width: side, height: side }
  if (source.kind === 'notion') return <Thumb className={className} order={{ ...source, ...size }} />
  return (
    <Thumb
      className={className}
      order={{ kind: 'print', source, repeat: 'straight', across: 100, tileWidth: 100, ...size }}
    />
  )
}
