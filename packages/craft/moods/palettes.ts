import { type Color, fromHex } from '../colors/color.ts'

/** Colours that a season or feeling is known by: the accent first, the lightest last. */
export interface MoodPalette {
  id: string
  /** Vocabulary ids that it answers. */
  answers: readonly string[]
  colors: readonly Color[]
}

const palette = (id: string, answers: string, hexes: string): MoodPalette => ({
  id,
  answers: answers.split(' '),
  colors: hexes.split(' ').flatMap((hex) => fromHex(hex) ?? []),
})

/** Ready palettes of moodboards, each of six colours chosen by hand. */
export const palettes: readonly MoodPalette[] = [
  palette(
    'peony',
    'romantic feminine delicate wedding spring pastel date',
    'd98a94 a85d6d e9b9b4 8f9a7c f3d9cf faf1ea',
  ),
  palette('ballet', 'romantic delicate feminine soft cute light', 'e3a9ab 9a6d6c d8c3c0 a9a3a8 f0d6d3 fbf5f1'),
  palette('garden', 'spring fresh cottage natural floral romantic', 'c9738a 7c9a6b b9cc9c e8c56f f2d3d6 faf6ea'),
  palette('meadow', 'spring fresh natural cute spring_summer', 'e6b84c 7fa878 a9c7d8 e58f7d dbe6c6 fbf8ec'),
  palette('citrus', 'summer bright playful holiday_trip bold multicolour', 'f08a3c e4573d f5c542 2f8f86 fbdca6 fff7e6'),
  palette(
    'riviera',
    'summer resort nautical holiday_trip beach fresh cool',
    '2a6fa8 1d3d63 86b9d6 e2674a d9e7ec fbf8f1',
  ),
  palette('lagoon', 'summer beach resort cool fresh tropical', '1f9aa0 0f5f6e 7fcac3 f2a07b cfe9e3 f8f6ec'),
  palette('terracotta', 'warm earthy summer boho natural western autumn', 'c1673f 8a4630 d99a6c 7d7a5a e9cfae f7ecdb'),
  palette('desert', 'western boho warm earthy seventies resort', 'b9623a 7a3d2b d8a15e 8c8f86 e6c7a0 f5e8d3'),
  palette('seventies', 'seventies vintage boho warm autumn', 'c9722e 7a4a26 d9a441 6c7141 e6c99a f4e6cc'),
  palette('harvest', 'autumn warm autumn_winter cozy vintage', 'a8482c 6a3a26 c98b3c 5c6045 d9b892 f0e2ca'),
  palette('woodland', 'autumn natural outdoor workwear earthy cottage', '7a5a36 3f4a36 a08a5c 8f4a32 cdbf9f efe7d6'),
  palette('heather', 'autumn_winter winter cozy muted preppy knitwear', '7d5a72 4a4557 9c8f9e 8d7a4e cbbfc4 efe9e6'),
  palette('frost', 'winter cool minimal light ski calm', '7f9fb6 3f5468 aebfca 8f8fa3 d8e1e6 f5f8f9'),
  palette('pine', 'winter christmas cozy classic preppy dark', '9c2f2f 1f3d33 5f7a63 b98f4e d6c9ae f3ece0'),
  palette('jewel', 'jewel evening party glam elegant new_year bold', '8a1f4a 0f4a4a 2b2f6b b58a3a c9a9b4 efe4e0'),
  palette(
    'midnight',
    'evening dark formal elegant modern tuxedo stage party',
    '2f3f6b 14161f 4a4f66 b59a5e 9aa0b3 e6e6ea',
  ),
  palette('noir', 'gothic punk dark grunge sexy glam', '7a1426 121113 37323a 5a5560 9a9299 d8d3d2'),
  palette(
    'champagne',
    'wedding elegant glam evening metallic luxury ceremony',
    'c2a067 7a6448 d9c49a a89a92 eadfca faf6ee',
  ),
  palette('city', 'office modern classic minimal tailored neutral formal', '6b6258 2c2d31 8f8a83 3f4a5c c4beb5 efede9'),
  palette('stone', 'minimal neutral calm modern natural everyday', 'a8937a 5d554b c6b8a3 84837a ddd3c4 f6f2ec'),
  palette('oat', 'cozy neutral comfortable calm natural knit', 'b98f66 7d6650 d1b797 a9a08f e6d9c4 f8f3ea'),
  palette('ink', 'minimal monochrome modern street military', '3a3d42 17181a 6a6d72 94979b c5c7c9 f3f3f2'),
  palette('asphalt', 'street sporty grunge y2k modern', 'e3572e 1f2124 5c6066 8d9aa3 c9ccce f1f1ef'),
  palette('signal', 'sporty bright bold sport futuristic neon', '1f5fd6 101a33 e8e23c f0512f b9cdf2 f7f9fc'),
  palette('cyber', 'futuristic y2k neon cool metallic stage', '7a5cf0 1c1f3a 3cc6d9 e05ab5 b7bfe0 eef0f8'),
  palette('candy', 'cute playful y2k kidult pastel party', 'ef7fa5 8f7fd6 7fcbd0 f5c668 f7cfdc fdf5f4'),
  palette('sorbet', 'pastel fresh light playful spring_summer', 'f0a39a 9cc5b4 f3d08a 8a7bb0 f6ddd2 fdf9f3'),
  palette('utility', 'military workwear outdoor autumn earthy', '6f6b3f 34372a 94855c a8623a c6bb9a ebe5d3'),
  palette('navy', 'nautical preppy classic school office sixties', 'b3262f 1c2f52 5f7797 c9a56a cdd5dd f7f4ec'),
  palette('sage', 'natural calm fresh comfortable maternity muted', '8a9b7c 4f5c4a b3bda0 b59a7a d8dcc9 f5f4ea'),
  palette('lilac', 'delicate romantic spring pastel calm cool', 'a28bbd 6b5b86 c6b7d6 9db39d e4dcec f8f5f8'),
  palette('plum', 'winter elegant oriental autumn_winter evening sexy', '7c2f52 33202f a8657a 8c7a4e cfb3b6 f1e6e2'),
  palette('lacquer', 'oriental bold glam new_year new twenties', 'b5271f 1d1a18 7a1f1a c29a4a dcc7a2 f5ecd9'),
  palette('deco', 'twenties glam elegant metallic cocktail party', 'b08b3e 14302e 2f6b63 8a8f8a d6c79c f2eddc'),
  palette('mod', 'sixties bold playful modern opart', 'e24a2b 161616 f2b632 2f7fb5 e8ddd0 faf7f0'),
  palette('neon', 'eighties nineties neon party bold bright', 'ec3f8c 22204a 2fc1c8 f4d13a d3c4ee f8f5fb'),
  palette(
    'denim',
    'nineties everyday street comfortable denim western workwear',
    '4a6f9c 24364f 8aa6c2 b5744a cfd9e2 f5f2ec',
  ),
]
