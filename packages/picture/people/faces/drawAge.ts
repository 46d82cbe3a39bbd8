import { css } from '../../raster/tint.ts'
import type { Features, Places } from './features.ts'

/** Draws an older face, as much of it as its age asks for: planes that sink, and two lines only, from the nose to the mouth and under the eye. */
export function drawAge(features: Features): void {
  const { sitter, stroke, soft, ink } = features
  const { nose, mouth, eye, age } = sitter.face
  drawSunken(features)
  const pen = (ink ? 0.85 : 1) * (0.55 + 0.45 * age)
  for (const side of [-1, 1]) {
    const away = side > 0 ? 1 : 0.8
    stroke(
      [
        [side * (nose.w + 0.016), nose.y - 0.012, 0.03],
        [side * (nose.w + 0.044), nose.y + 0.036],
        [side * (mouth.w + 0.014), mouth.y - 0.022],
      ],
      { weight: 1.3 * pen * away, color: soft, taper: [0.25, 0.6] },
    )
    stroke(
      [
        [side * (eye.x - eye.w * 0.75), eye.y + 0.032],
        [side * eye.x, eye.y + 0.048],
        [side * (eye.x + eye.w * 0.65), eye.y + 0.038],
      ],
      { weight: 1 * pen, color: soft, taper: [0.35, 0.5] },
    )
  }
}

/** Bags under the eyes, cheeks that fall towards the mouth, and the jaw beside the chin. */
function drawSunken({ sitter, lay, ink }: Features): void {
  const { nose, mouth, eye, age } = sitter.face
  const shade = css(sitter.skin.shadow)
  const strength = age * (ink ? 0.7 : 1)
  for (const side of [-1, 1]) {
    const planes: readonly (readonly [Places, number])[] = [
      [
        [
          [side * (eye.x - eye.w * 0.8), eye.y + 0.026],
          [side * eye.x, eye.y + 0.034],
          [side * (eye.x + eye.w * 0.8), eye.y + 0.028],
          [side * (eye.x + eye.w * 0.5), eye.y + 0.052],
          [side * (eye.x - eye.w * 0.4), eye.y + 0.056],
        ],
        0.5,
      ],
      [
        [
          [side * (nose.w + 0.016), nose.y - 0.01],
          [side * (nose.w + 0.06), nose.y + 0.03],
          [side * (mouth.w + 0.034), mouth.y - 0.02],
          [side * (mouth.w + 0.03), mouth.y + 0.02],
          [side * (mouth.w + 0.008), mouth.y - 0.02],
          [side * (nose.w + 0.03), nose.y + 0.034],
        ],
        0.45,
      ],
      [
        [
          [side * (mouth.w + 0.02), mouth.y + 0.03],
          [side * (mouth.w + 0.05), mouth.y + 0.07],
          [side * (mouth.w + 0.03), mouth.y + 0.12],
          [side * (mouth.w + 0.004), mouth.y + 0.1],
        ],
        0.4,
      ],
    ]
    for (const [places, alpha] of planes) lay(places, shade, { soft: 5, alpha: alpha * strength })
  }
}
