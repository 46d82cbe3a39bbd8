import { between, defineDial } from './dial.ts'

/** Pale open pictures are light to wear, deep full ones heavy. */
export const weight = defineDial({
  id: 'weight',
  low: {
    label: 'Lightweight',
    aims: { warmth: [0.15, 2.5] },
    loves: 'chiffon organza linen seersucker',
    likes: 'cotton silk sandal slip camisole blouse halter espadrille crepe',
    seldom: 'tweed boot quilted',
    hardly: 'fur teddy puffer aran corduroy',
    layers: 0.6,
  },
  high: {
    label: 'Heavyweight',
    aims: { warmth: [0.72, 2.5], sleeve: [0.85, 0.6] },
    loves: 'wool velvet tweed coat corduroy',
    likes: 'leather cashmere boucle knit boot suede denim cable jacquard peacoat cape turtleneck',
    seldom: 'chiffon linen sandal',
    hardly: 'seersucker swimsuit camisole organza',
    layers: 1.6,
  },
  measure: ({ lightness, saturation, contrast, busyness }) =>
    between(0.6 * (1 - lightness) + 0.15 * busyness + 0.15 * contrast + 0.1 * saturation, 0.18, 0.62),
})
