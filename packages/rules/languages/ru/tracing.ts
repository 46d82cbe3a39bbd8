import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    'Рисунок или фото изделия становится изделием, которое можно надеть.',
  'Another sketch': 'Другой эскиз',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    'Чистый линейный рисунок, скан карандашного эскиза, цветной рисунок или фото изделия, лежащего на плоскости.',
  'Upload a sketch': 'Загрузить эскиз',
}
