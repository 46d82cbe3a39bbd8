import type { Picture } from '@toile/contract/features/files.ts'

/** The smallest stored picture that is sharp at a size in CSS pixels; thumbnails have 160, 480 and 1080 pixels on their longer side. */
export function pictureFor({ thumbnails, url }: Picture, size: number): string {
  const pixels = size * Math.min(2, devicePixelRatio || 1)
  if (pixels <= 190) return thumbnails.small
  if (pixels <= 560) return thumbnails.middle
  return pixels <= 1300 ? thumbnails.large : url
}
