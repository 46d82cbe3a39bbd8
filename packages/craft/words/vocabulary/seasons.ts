/** Seasons: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const seasons = `
spring | spring | 春季, 春天, 春 | 봄 | 春 | весна, весенний, весны | printemps, printanier | ฤดูใบไม้ผลิ, สปริง | mùa xuân, xuân | primavera, primaverile
summer | summer, summery, high summer | 夏季, 夏天, 夏 | 여름, 썸머 | 夏, サマー | лето, летний, лета | été, estival, estivale | หน้าร้อน, ฤดูร้อน, ซัมเมอร์ | mùa hè, hè, mùa hạ | estate, estivo
autumn | autumn, fall | 秋季, 秋天, 秋 | 가을 | 秋 | осень, осенний, осени | automne, automnal | ฤดูใบไม้ร่วง, ออทัมน์ | mùa thu, thu | autunno, autunnale
winter | winter, wintery, wintry | 冬季, 冬天, 冬 | 겨울 | 冬 | зима, зимний, зимы | hiver, hivernal | หน้าหนาว, ฤดูหนาว, วินเทอร์ | mùa đông, đông | inverno, invernale
spring_summer | spring/summer, spring summer, ss, s/s | 春夏 | 봄여름, 춘하, SS시즌 | 春夏 | весна-лето, весенне-летний | printemps-été | สปริงซัมเมอร์ | xuân hè, mùa xuân hè | primavera-estate, primavera estate
autumn_winter | autumn/winter, fall winter, autumn winter, aw, fw, a/w | 秋冬 | 가을겨울, 추동, FW시즌 | 秋冬 | осень-зима, осенне-зимний | automne-hiver | ออทัมน์วินเทอร์ | thu đông, mùa thu đông | autunno-inverno, autunno inverno
resort | resort, cruise, vacation wear | 度假系列, 早春度假, 度假 | 리조트, 크루즈, 휴양지 | リゾート, クルーズ | круиз, курортный, резорт | croisière, resort | รีสอร์ต, ครูซ | nghỉ dưỡng, resort | resort, cruise, crociera
transitional | transitional, mid-season, trans-seasonal | 换季, 过渡季 | 간절기, 환절기 | 合い物, シーズンレス | межсезонье, демисезонный | mi-saison | เปลี่ยนฤดู | giao mùa, chuyển mùa | mezza stagione
`
