import { sure } from '@toile/geometry'

/** A family of letters whose fonts stand in for each other when one lacks a script. */
export type FontStyle = 'poster' | 'plain' | 'slab' | 'serif' | 'round' | 'brush' | 'script' | 'mono'

/** A font of letters for slogans and logos; all are open (SIL Open Font License). */
export interface Font<Id extends string = string> {
  id: Id
  /** Its own name, the same in every language. */
  family: string
  /** What it looks like. */
  label: string
  style: FontStyle
  /** The weights it is drawn in; a font that varies has every weight between the first and the last. */
  weights: readonly number[]
  varies: boolean
}

const still = <const Id extends string>(
  id: Id,
  family: string,
  style: FontStyle,
  { label }: { label: string },
  weights: readonly number[] = [400],
): Font<Id> => ({ id, family, label, style, weights, varies: false })

const varying = <const Id extends string>(
  id: Id,
  family: string,
  style: FontStyle,
  { label }: { label: string },
  weights: readonly [number, number],
): Font<Id> => ({ id, family, label, style, weights, varies: true })

/** Every font of the slogan maker, in the order of its list (requirement S5.18). */
export const fonts = [
  still('anton', 'Anton', 'poster', { label: 'Condensed poster' }),
  varying('oswald', 'Oswald', 'poster', { label: 'Condensed' }, [200, 700]),
  still('archivo-black', 'Archivo Black', 'plain', { label: 'Heavy grotesque' }),
  varying('montserrat', 'Montserrat', 'plain', { label: 'Geometric' }, [100, 900]),
  still('alfa-slab-one', 'Alfa Slab One', 'slab', { label: 'Heavy slab' }),
  varying('bitter', 'Bitter', 'slab', { label: 'Slab' }, [100, 900]),
  still('graduate', 'Graduate', 'slab', { label: 'Collegiate' }),
  still('rye', 'Rye', 'slab', { label: 'Western' }),
  varying('playfair-display', 'Playfair Display', 'serif', { label: 'Didone' }, [400, 900]),
  varying('eb-garamond', 'EB Garamond', 'serif', { label: 'Humanist' }, [400, 800]),
  still('chonburi', 'Chonburi', 'serif', { label: 'Wide serif' }),
  still('limelight', 'Limelight', 'serif', { label: 'Art deco' }),
  still('pacifico', 'Pacifico', 'script', { label: 'Surf script' }),
  still('pattaya', 'Pattaya', 'script', { label: 'Bold script' }),
  still('shrikhand', 'Shrikhand', 'script', { label: 'Seventies' }),
  still('knewave', 'Knewave', 'brush', { label: 'Brush' }),
  still('itim', 'Itim', 'brush', { label: 'Handwriting' }),
  still('saira-stencil-one', 'Saira Stencil One', 'poster', { label: 'Stencil' }),
  still('unifrakturcook', 'UnifrakturCook', 'serif', { label: 'Blackletter' }, [700]),
  varying('grenze-gotisch', 'Grenze Gotisch', 'serif', { label: 'Modern blackletter' }, [100, 900]),
  varying('nunito', 'Nunito', 'round', { label: 'Rounded' }, [200, 1000]),
  still('mitr', 'Mitr', 'round', { label: 'Soft' }, [400, 600]),
  varying('jetbrains-mono', 'JetBrains Mono', 'mono', { label: 'Monospace' }, [100, 800]),
  still('courier-prime', 'Courier Prime', 'mono', { label: 'Typewriter' }, [400, 700]),
  still('dotgothic16', 'DotGothic16', 'mono', { label: 'Pixels' }),
  still('monoton', 'Monoton', 'poster', { label: 'Neon lines' }),
  still('bungee-shade', 'Bungee Shade', 'poster', { label: 'Shaded sign' }),
  still('kanit', 'Kanit', 'plain', { label: 'Thai and Latin grotesque' }, [400, 700, 900]),
  still('dela-gothic-one', 'Dela Gothic One', 'poster', { label: 'Japanese poster' }),
  still('reggae-one', 'Reggae One', 'brush', { label: 'Japanese comic' }),
  still('mochiy-pop-one', 'Mochiy Pop One', 'round', { label: 'Japanese pop' }),
  varying('noto-serif-jp', 'Noto Serif JP', 'serif', { label: 'Japanese serif' }, [200, 900]),
  still('noto-sans-jp', 'Noto Sans JP', 'plain', { label: 'Japanese sans' }, [400, 700, 900]),
  still('black-han-sans', 'Black Han Sans', 'poster', { label: 'Korean poster' }),
  still('east-sea-dokdo', 'East Sea Dokdo', 'brush', { label: 'Korean brush' }),
  still('song-myung', 'Song Myung', 'serif', { label: 'Korean serif' }),
  still('jua', 'Jua', 'round', { label: 'Korean rounded' }),
  still('noto-sans-kr', 'Noto Sans KR', 'plain', { label: 'Korean sans' }, [400, 700, 900]),
  still('zcool-qingke-huangyou', 'ZCOOL QingKe HuangYou', 'poster', { label: 'Chinese poster' }),
  still('ma-shan-zheng', 'Ma Shan Zheng', 'brush', { label: 'Chinese brush' }),
  still('zcool-kuaile', 'ZCOOL KuaiLe', 'round', { label: 'Chinese pop' }),
  varying('noto-serif-sc', 'Noto Serif SC', 'serif', { label: 'Chinese serif, simplified' }, [200, 900]),
  still('noto-sans-sc', 'Noto Sans SC', 'plain', { label: 'Chinese sans, simplified' }, [400, 700, 900]),
  varying('noto-serif-tc', 'Noto Serif TC', 'serif', { label: 'Chinese serif, traditional' }, [200, 900]),
  varying('noto-sans-tc', 'Noto Sans TC', 'plain', { label: 'Chinese sans, traditional' }, [100, 900]),
] as const satisfies readonly Font[]

export type FontId = (typeof fonts)[number]['id']

/** The ids of all fonts. */
export const fontIds: readonly FontId[] = fonts.map(({ id }) => id)

/** A font by its id. */
export const findFont = (id: string): Font<FontId> | undefined => fonts.find((font) => font.id === id)

/** The weight of a font that is nearest to a wish. */
export function weightOf(font: Font, wish: number): number {
  if (font.varies)
    return Math.max(sure(font.weights[0]), Math.min(sure(font.weights[font.weights.length - 1]), Math.round(wish)))
  return font.weights.reduce((best, weight) => (Math.abs(weight - wish) < Math.abs(best - wish) ? weight : best))
}
